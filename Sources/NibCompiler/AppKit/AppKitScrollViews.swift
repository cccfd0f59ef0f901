import NibBytes
import NibGraph
import NibSchema

/// What rows cannot say of scroll views.
enum AppKitScrollViews {
  /// The parts: what shows the document, the header's clip view, the scrollers and, before the last, the corner. Where the
  /// vertical scroller is the first in the document, the scrollers come before the header and the corner.
  ///
  /// Seen: 40 scroll views. 26 of 26 of Xcode 3 and 4, which made the vertical scroller first; documents of Interface
  /// Builder have the horizontal one first.
  static func lowerSubviews(_ element: Int, _ lowering: inout Lowering) {
    var views: [ObjectID] = []
    if let clip = lowering.reader.child(.contentView) { views.append(lowering.view(clip)) }
    if let horizontal = lowering.reader.child(.horizontalScroller),
      let vertical = lowering.reader.child(.verticalScroller), vertical < horizontal
    {
      views += [lowering.view(vertical), lowering.view(horizontal)]
      if lowering.reader.child(.headerView) != nil { views.append(headerClip(of: element, &lowering)) }
      if hasCorner(element, &lowering), let table = table(of: element, &lowering) {
        views.append(AppKitTables.corner(of: table, &lowering))
      }
      return lowering.writer.add(.reference(.nsSubviews, lowering.writer.array(views, .mutableArray)))
    }
    if lowering.reader.child(.headerView) != nil { views.append(headerClip(of: element, &lowering)) }
    if let scroller = lowering.reader.child(.horizontalScroller) { views.append(lowering.view(scroller)) }
    if hasCorner(element, &lowering), let table = table(of: element, &lowering) {
      views.append(AppKitTables.corner(of: table, &lowering))
    }
    if let scroller = lowering.reader.child(.verticalScroller) { views.append(lowering.view(scroller)) }
    lowering.writer.add(.reference(.nsSubviews, lowering.writer.array(views, .mutableArray)))
  }

  /// Whether the corner beside the header lies in the scroll view: where there is a header, and no scroller below that
  /// hides on its own. Seen: 8 with, 10 without.
  static func hasCorner(_ element: Int, _ lowering: inout Lowering) -> Bool {
    // None of 3 of Xcode 6; 1 of 5.1 has one among its views.
    guard lowering.reader.firstChild(.headerView, of: element) != nil,
      !AppKitScrollLayout.keepsFrames(element, &lowering)
    else { return false }
    if !(lowering.reader.flag(.hasHorizontalScroller, of: element) ?? true) { return true }
    guard let scroller = lowering.reader.firstChild(.horizontalScroller, of: element) else { return false }
    return !(lowering.reader.flag(.hidden, of: scroller) ?? false)
  }

  /// The table that a scroll view shows.
  private static func table(of element: Int, _ lowering: inout Lowering) -> Int? {
    lowering.appKitLayout().scrollViews[element]?.document
  }

  /// The next key view of a scroll view is its clip view, that of a clip view its document.
  static func lowerNextKeyView(_ element: Int, _ lowering: inout Lowering) {
    if AppKitKeyLoop.lowerNext(element, &lowering) { return }
    let container = lowering.reader.child(.subviews)
    let document = container.flatMap { Array(lowering.reader.children(of: $0)).first }
    guard let next = lowering.reader.child(.contentView) ?? document else { return }
    lowering.writer.add(.reference(.nsNextKeyView, lowering.view(next)))
  }

  /// The recognizer of pans that each scroll view has. Seen: 40 of 40.
  static func lowerGestures(_ element: Int, _ lowering: inout Lowering) {
    let owner = lowering.reserved(element)
    let action = lowering.writer.string("_panWithGestureRecognizer:")
    let gesture = lowering.writer.object(
      AppKitClass.nsPanGestureRecognizer.id, .int(.nsGestureRecognizerAllowedTouchTypes, 1),
      .reference(.nsGestureRecognizerAction, action),
      .reference(.nsGestureRecognizerTarget, owner), .reference(.nsGestureRecognizerDelegate, owner),
      .int(.nsPanGestureRecognizerButtonMask, 0),
      .int(.nsPanGestureRecognizerNumberOfTouchesRequired, 1))
    lowering.writer.add(.reference(.nsGestureRecognizers, lowering.writer.array([gesture], .array)))
  }

  /// Seen: 40 scroll views.
  static func lowerFlags(_ element: Int, _ lowering: inout Lowering) {
    // 7 of 7 scroll views up to Xcode 4.0 have none of these bits, 14 of 14 of 4.3 have both.
    var word: Int64 = lowering.profile < .xcode4point3 ? 0 : 0x2_0800
    word |= choice(.borderType, .scrollBorder, element, &lowering) ?? 2
    if lowering.reader.flag(.hasVerticalScroller, of: element) ?? true { word |= 0x10 }
    if lowering.reader.flag(.hasHorizontalScroller, of: element) ?? true { word |= 0x20 }
    if let scroll = lowering.appKitLayout().scrollViews[element], scroll.document != nil, scroll.isWider {
      word |= 0x80
    }
    if lowering.reader.flag(.autohidesScrollers, of: element) ?? false { word |= 0x200 }
    if lowering.reader.attribute(.horizontalScrollElasticity) != nil { word |= 0x40 }
    word |= (choice(.horizontalScrollElasticity, .scrollElasticity, element, &lowering) ?? 0) << 12
    word |= (choice(.verticalScrollElasticity, .scrollElasticity, element, &lowering) ?? 0) << 14
    if lowering.reader.flag(.usesPredominantAxisScrolling, of: element) ?? true { word |= 0x1_0000 }
    lowering.writer.add(.int(.nssFlags, word))
  }

  private static func choice(
    _ name: WellKnownName, _ choice: Choice, _ element: Int, _ lowering: inout Lowering
  ) -> Int64? {
    guard let span = lowering.reader.attribute(name) else { return nil }
    if let raw = lowering.reader.raw(of: span, in: choice) { return raw }
    lowering.reader.warn(
      .unknownValue, "unknown \(choice.name) '\(lowering.reader.text(span))'; attribute ignored", at: element)
    return nil
  }

  static func lowerHeader(_ element: Int, _ lowering: inout Lowering) {
    guard lowering.reader.child(.headerView) != nil else { return }
    lowering.writer.add(.reference(.nsHeaderClipView, headerClip(of: element, &lowering)))
    if hasCorner(element, &lowering), let table = table(of: element, &lowering) {
      lowering.writer.add(.reference(.nsCornerView, AppKitTables.corner(of: table, &lowering)))
    }
  }

  /// The clip view of a header, which no element is; filled when it is first asked for.
  static func headerClip(of element: Int, _ lowering: inout Lowering) -> ObjectID {
    if let known = lowering.appKit.headerClips[element] { return known }
    let clip = lowering.writer.reserve(.nsClipView)
    lowering.appKit.headerClips[element] = clip
    lowering.appKit.lateViews.append(.headerClip(of: element, clip))
    return clip
  }

  /// The clip view of the header that an element is, which its scroll view has.
  private static func headerClip(around header: Int, _ lowering: inout Lowering) -> ObjectID {
    headerClip(of: lowering.reader.parent(of: header), &lowering)
  }

  /// Fills the clip view of a header. Seen: 18 views.
  static func fillHeaderClip(of element: Int, _ clip: ObjectID, _ lowering: inout Lowering) {
    guard let header = lowering.reader.firstChild(.headerView, of: element),
      let owner = lowering.object(element), let view = lowering.object(header)
    else { return }
    let scroll = lowering.appKitLayout().scrollViews[element] ?? AppKitScrollLayout()
    let list = lowering.writer.array([view], .mutableArray)
    lowering.writer.begin(clip)
    lowering.writer.add(.reference(.nsNextResponder, owner))
    lowering.writer.add(.null(.nsNibTouchBar))
    let top = scroll.isHeaderApart ? scroll.clip[1] - scroll.header : scroll.clip[1]
    lowering.writer.add(.int(.nsvFlags, scroll.isHeaderApart ? 0x900 : 0x100))
    lowering.writer.add(.reference(.nsSubviews, list))
    AppKitViews.lowerFrame([scroll.clip[0], top, scroll.clip[2], scroll.header], &lowering)
    lowering.writer.add(.reference(.nsSuperview, owner))
    lowering.writer.add(.reference(.nsNextKeyView, view))
    lowerLateViewEnd(&lowering)
    lowering.writer.add(.reference(.nsDocView, view))
    lowering.writer.add(.bool(.nsAutomaticallyAdjustsContentInsets, true))
    lowering.writer.end()
  }

  /// What every view that is no element has behind its place.
  static func lowerLateViewEnd(_ lowering: inout Lowering) {
    lowering.writer.add(.bool(.nsViewWantsBestResolutionOpenGLSurface, true))
    lowering.writer.add(.null(.ibNSSafeAreaLayoutGuide))
    lowering.writer.add(.null(.ibNSLayoutMarginsGuide))
    lowering.writer.add(.int(.ibNSClipsToBounds, 0))
  }

  /// How far a line and a page go: left out where these are AppKit's own.
  ///
  /// Big-endian floats: pages vertical and horizontal, lines likewise. In a table a line is a row with its spacing.
  /// Seen: 26 with, 14 without.
  static func lowerAmounts(_ element: Int, _ lowering: inout Lowering) {
    var lines = [lowering.reader.real(.verticalLineScroll, of: element, default: 10)]
    lines.append(lowering.reader.real(.horizontalLineScroll, of: element, default: 10))
    let pages = [
      lowering.reader.real(.verticalPageScroll, of: element, default: 10),
      lowering.reader.real(.horizontalPageScroll, of: element, default: 10),
    ]
    if let table = table(of: element, &lowering),
      [WellKnownName.tableView, .outlineView].contains(WellKnownName(lowering.reader.tag(table)))
    {
      let spacing = lowering.reader.firstChild(.intercellSpacing, of: table)
      let gap = spacing.map { lowering.reader.real(.height, of: $0) } ?? 2
      let row = AppKitTableLayout.rowHeight(table, &lowering) + gap
      lines = [row, row]
    }
    let amounts = pages + lines
    guard amounts != [10, 10, 10, 10] else { return }
    var bytes: [UInt8] = []
    for amount in amounts {
      withUnsafeBytes(of: Float(amount).bitPattern.bigEndian) { bytes.append(contentsOf: $0) }
    }
    lowering.writer.add(.data(.nsScrollAmts, lowering.writer.append(bytes)))
  }
}

/// What rows cannot say of clip views.
enum AppKitClipViews {
  private static func scrollView(around element: Int, _ lowering: inout Lowering) -> Int? {
    let around = lowering.reader.parent(of: element)
    return lowering.reader.tag(around) == .scrollView ? around : nil
  }

  /// The header of a table lies above the first row. Seen: 18 clip views.
  static func lowerBounds(_ element: Int, _ lowering: inout Lowering) {
    guard let around = scrollView(around: element, &lowering),
      let scroll = lowering.appKitLayout().scrollViews[around], scroll.header > 0, !scroll.isHeaderApart
    else { return }
    let bounds = Geometry.text([0, -scroll.header, scroll.clip[2], scroll.clip[3]], of: .rect)
    lowering.writer.add(.reference(.nsBounds, lowering.writer.string(bounds)))
  }

  static func lowerDocument(_ element: Int, _ lowering: inout Lowering) {
    let container = lowering.reader.child(.subviews)
    let document = container.flatMap { Array(lowering.reader.children(of: $0)).first }
    if let document { lowering.writer.add(.reference(.nsDocView, lowering.view(document))) }
    let draws = lowering.reader.flag(.drawsBackground, of: element) ?? true
    let own = lowering.reader.child(.backgroundColor)
    let isRenewed = isRenewed(own, element, &lowering)
    // Seen: 1 without, of 45.
    if own.map({ lowering.reader.tag($0) != .nil }) ?? true {
      let color =
        own.flatMap { isRenewed ? nil : AppKitColors.color($0, &lowering) }
        ?? AppKitColors.system("controlBackgroundColor", &lowering)
      lowering.writer.add(.reference(.nsBGColor, color))
    }
    if let document, lowering.reader.tag(document) == .textView {
      lowering.writer.add(.reference(.nsCursor, AppKitValues.cursor(0, hotSpot: "{1, -1}", &lowering.writer)))
    }
    var flags: Int64 = 0
    if !(lowering.reader.flag(.copiesOnScroll, of: element) ?? true) { flags |= 2 }
    if draws, !isRenewed { flags |= 4 }
    if flags != 0 { lowering.writer.add(.int(.nscvFlags, flags)) }
  }

  /// Whether a background is none, or is white, which in scroll views becomes that of controls and is drawn no more, as it would be
  /// white in the dark. Seen: 1 of 1 since Xcode 9; 4 of 4 other colors stay, 6 of 6 up to 8.3, 3 of 3 in windows.
  private static func isRenewed(_ own: Int?, _ element: Int, _ lowering: inout Lowering) -> Bool {
    guard let own, lowering.profile >= .xcode9, scrollView(around: element, &lowering) != nil else { return false }
    if lowering.reader.tag(own) == .nil { return true }
    return lowering.reader.attribute(.white, of: own) != nil && lowering.reader.real(.white, of: own) == 1
      && lowering.reader.real(.alpha, of: own, default: 1) == 1
  }
}

extension AppKitScrollViews {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitScrollViews) -> CustomLoweringCode {
    switch lowering {
    case .scrollSubviews: .init(lower: { lowerSubviews($0, &$2) }, raise: { $0.raiseScrollParts($1) })
    case .nextKeyView: .init(.computed) { lowerNextKeyView($0, &$2) }
    case .scrollGestures: .init(.computed) { lowerGestures($0, &$2) }
    case .scrollFlags: .init(lower: { lowerFlags($0, &$2) }, raise: { $0.raiseScrollFlags($1) })
    case .scrollHeader: .init(lower: { lowerHeader($0, &$2) }, raise: { $0.raiseScrollHeader($1) })
    case .scrollAmounts: .init(lower: { lowerAmounts($0, &$2) }, raise: { $0.raiseScrollAmounts($1) })
    case .headerResponder: .init(.computed) { $2.writer.add(.reference(.nsNextResponder, headerClip(around: $0, &$2))) }
    case .headerSuperview: .init(.computed) { $2.writer.add(.reference(.nsSuperview, headerClip(around: $0, &$2))) }
    }
  }
}

extension AppKitClipViews {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitClipViews) -> CustomLoweringCode {
    switch lowering {
    case .clipBounds: .init(.computed) { lowerBounds($0, &$2) }
    case .clipDocument: .init(lower: { lowerDocument($0, &$2) }, raise: { $0.raiseClipDocument($1) })
    }
  }
}
