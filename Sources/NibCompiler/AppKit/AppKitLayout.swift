import NibBytes
import NibGraph
import NibSchema

/// Frames of views that Interface Builder's compiler lays out anew: what is in a window, and what a scroll view shows.
///
/// Made once an archive, when the first frame is asked for; a class, because every view asks. Elements come in document
/// order, so what is around a view has its frame before the view is looked at.
final class AppKitLayout {
  /// Rects by element, where they are other than the document's.
  private(set) var frames: [Int: [Double]] = [:]
  /// What scroll views become, by element.
  private(set) var scrollViews: [Int: AppKitScrollLayout] = [:]
  /// Widths of columns, by element, where they are other than the document's.
  var columnWidths: [Int: Double] = [:]

  /// Lays out a document.
  static func make(_ lowering: inout Lowering) -> AppKitLayout {
    let layout = AppKitLayout()
    layout.layOutControls(&lowering)
    for element in lowering.reader.document.elements.indices {
      switch WellKnownName(lowering.reader.tag(element)) {
      case .window: layout.layOut(window: element, &lowering)
      case .scrollView where !isInTab(element, &lowering) || AppKitScrollLayout.keepsFrames(element, &lowering):
        let scroll = AppKitScrollLayout.make(element, layout, &lowering)
        layout.scrollViews[element] = scroll
      case .splitView: layout.layOut(splitView: element, &lowering)
      case .box: layout.layOut(box: element, &lowering)
      default: break
      }
    }
    return layout
  }

  /// The rect of an element; nil where neither the document nor the layout gives it one.
  ///
  /// Xcode 3 and 4 laid nothing out: 300 of 300 views of 35 archives have the frames of their documents.
  func frame(of element: Int, _ lowering: inout Lowering) -> [Double]? {
    let own = lowering.reader.frame(of: element)
    if let own, lowering.profile < .xcode5 { return lowering.reader.numbers(of: own, .rect) }
    if let known = frames[element] { return known }
    return own.map { lowering.reader.numbers(of: $0, .rect) }
  }

  /// The compiler of Xcode 26 gives large controls and symbols other alignment rects than older documents were made for.
  private func layOutControls(_ lowering: inout Lowering) {
    guard lowering.profile >= .xcode26, lowering.appKit.usesAutolayout else { return }
    let (document, records) = (lowering.reader.document, lowering.appKit)
    var isInside = Set<Int>()
    for element in document.elements.indices {
      let around = lowering.reader.parent(of: element)
      guard !isInside.contains(around) else {
        isInside.insert(element)
        continue
      }
      guard lowering.reader.frame(of: element) != nil else { continue }
      isInside.insert(element)
      let made = AppKitConstraintLayout(document, of: records.toolsVersion, below: element) {
        records.imageSize($0, document)
      }
      for (view, rect) in made.frames { frames[view] = rect }
    }
  }

  /// The content view of a window fills the window's content rect, but where constraints leave it no choice: then it lies at
  /// the upper edge, in the size of the document, and with a layer of its own at the lower one.
  ///
  /// Seen: 6 of 6 that differ in the document; 6 of 6 whose height is fixed, of 3 documents, of which 1 has a layer; where the document says that they do not tell enough, it
  /// fills the window: 1 of 1. Where the
  /// content reaches below the title it keeps its frame: 1 of 1.
  private func layOut(window: Int, _ lowering: inout Lowering) {
    guard let content = lowering.reader.firstChild(.contentRect, of: window),
      let view = lowering.reader.firstChild(.contentView, of: window), let old = frame(of: view, &lowering)
    else { return }
    let rect = lowering.reader.numbers(of: content, .rect)
    guard old[2] != rect[2] || old[3] != rect[3], !reachesBelowTitle(window, &lowering) else { return }
    var new = [old[0], old[1], rect[2], rect[3]]
    if lowering.appKit.usesAutolayout, old[3] < rect[3], !(lowering.reader.flag(.ambiguous, of: view) ?? false),
      AppKitFixedSizes.hold(view, along: .vertical, &lowering)
    {
      new[3] = old[3]
      if !(lowering.reader.flag(.wantsLayer, of: view) ?? false) { new[1] = rect[3] - old[3] }
    }
    if new != old { resize(view, to: new, &lowering) }
  }

  /// Whether the content of a window lies below its title, too.
  private func reachesBelowTitle(_ window: Int, _ lowering: inout Lowering) -> Bool {
    guard let style = lowering.reader.firstChild(.styleMask, of: window) else { return false }
    return [WellKnownName.titled, .fullSizeContentView].allSatisfy { lowering.reader.flag($0, of: style) ?? false }
  }

  /// The content of a box with a title fills it up to the title.
  ///
  /// Seen: 2 of 2 of Xcode 15 and later; 31 boxes of the old style and of older Xcodes keep theirs. Of 10.0 to 12.4 28 of
  /// 28 boxes of 3 apps with a border are 3 points from it and 15 from the top, 3 of them in documents that say otherwise.
  private func layOut(box: Int, _ lowering: inout Lowering) {
    let isFilled = lowering.profile >= .xcode15
    guard isFilled || (OutputProfile.xcode10 ..< .xcode13).contains(lowering.profile),
      let content = lowering.reader.firstChild(.contentView, of: box),
      let around = frame(of: box, &lowering)
    else { return }
    let type = lowering.reader.attribute(.boxType, of: box).map { lowering.reader.text($0) } ?? "primary"
    let title = lowering.reader.attribute(.titlePosition, of: box).map { lowering.reader.text($0) } ?? "atTop"
    guard type == "primary", title == "atTop" else { return }
    let border = lowering.reader.attribute(.borderType, of: box).map { lowering.reader.text($0) }
    guard isFilled || border != "none" else { return }
    let new =
      isFilled
      ? [0, 0, around[2], max(around[3] - Self.titleHeight, 0)]
      : [3, 3, max(around[2] - 6, 0), max(around[3] - 18, 0)]
    if new != frame(of: content, &lowering) { resize(content, to: new, &lowering) }
  }

  /// What a title above a box takes of its height, in points.
  private static let titleHeight = 12.0

  /// Whether a view is the content of a box that Xcode 15 or later lets it fill.
  static func fillsBox(_ element: Int, _ lowering: inout Lowering) -> Bool {
    let box = lowering.reader.parent(of: element)
    guard lowering.profile >= .xcode15, lowering.reader.tag(box) == .box,
      lowering.reader.childSymbol(element) == .contentView
    else { return false }
    return lowering.reader.attribute(.boxType, of: box).map { lowering.reader.text($0) } != "oldStyle"
  }

  /// The panes of a split view share its room as the document's do, where the document's do not fit.
  ///
  /// Seen: 2 of 2.
  private func layOut(splitView: Int, _ lowering: inout Lowering) {
    guard let around = frame(of: splitView, &lowering),
      let container = lowering.reader.firstChild(.subviews, of: splitView)
    else { return }
    let isVertical = lowering.reader.flag(.vertical, of: splitView) ?? false
    let divider =
      switch lowering.reader.attribute(.dividerStyle, of: splitView).map({ lowering.reader.text($0) }) {
      case "thin": 1.0
      case "paneSplitter": 10.0
      default: 9.0
      }
    let panes = Array(lowering.reader.children(of: container))
    let rects = panes.map { frame(of: $0, &lowering) ?? [0, 0, 0, 0] }
    let axis = isVertical ? 2 : 3
    let room = around[axis] - divider * Double(max(panes.count - 1, 0))
    let total = rects.reduce(0) { $0 + $1[axis] }
    guard total > 0, total != room || rects.contains(where: { $0[5 - axis] != around[5 - axis] }) else { return }
    var (start, left) = (0.0, room)
    for (place, pane) in panes.enumerated() {
      let share = place == panes.count - 1 ? left : (rects[place][axis] / total * room).rounded()
      let new = isVertical ? [start, 0, share, around[3]] : [0, start, around[2], share]
      resize(pane, to: new, &lowering)
      start += share + divider
      left -= share
    }
  }

  /// What items of tab views hold is not laid out. Seen: 2 scroll views.
  private static func isInTab(_ element: Int, _ lowering: inout Lowering) -> Bool {
    var around = lowering.reader.parent(of: element)
    while around > 0 {
      if lowering.reader.tag(around) == .tabViewItem { return true }
      around = lowering.reader.parent(of: around)
    }
    return false
  }

  /// Gives a view another frame; what is in it follows by its masks.
  func resize(_ element: Int, to new: [Double], _ lowering: inout Lowering) {
    var pending: [(element: Int, old: [Double], new: [Double])] = []
    pending.append((element, frame(of: element, &lowering) ?? new, new))
    while let change = pending.popLast() {
      frames[change.element] = change.new
      let growth = [change.new[2] - change.old[2], change.new[3] - change.old[3]]
      guard growth != [0, 0], lowering.reader.tag(change.element) != .scrollView,
        lowering.reader.flag(.autoresizesSubviews, of: change.element) ?? true,
        let container = lowering.reader.firstChild(.subviews, of: change.element)
      else { continue }
      for child in Array(lowering.reader.children(of: container)) {
        guard let old = frame(of: child, &lowering) else { continue }
        let mask = flags(of: child, &lowering)
        let x = Self.follow(old[0], old[2], growth[0], change.old[2], (mask & 1, mask & 2, mask & 4))
        let y = Self.follow(old[1], old[3], growth[1], change.old[3], (mask & 8, mask & 16, mask & 32))
        let new = [x.origin, y.origin, x.size, y.size]
        if new != old { pending.append((child, old, new)) }
      }
    }
  }

  /// How a view follows the one around it along an axis: what is flexible takes its share of the growth.
  private static func follow(
    _ origin: Double, _ size: Double, _ growth: Double, _ around: Double, _ mask: (min: Int, size: Int, max: Int)
  ) -> (origin: Double, size: Double) {
    let before = mask.min == 0 ? 0 : origin
    let own = mask.size == 0 ? 0 : size
    let after = mask.max == 0 ? 0 : around - origin - size
    let count = [mask.min, mask.size, mask.max].filter { $0 != 0 }.count
    guard count > 0 else { return (origin, size) }
    let total = before + own + after
    func share(_ part: Double, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return total == 0 ? growth / Double(count) : growth * part / total
    }
    return (origin + share(before, mask.min != 0), size + share(own, mask.size != 0))
  }

  /// The bits of a view's mask as its word of flags has them: without a mask a view keeps its distance from the left and
  /// the upper edge, also where constraints lay it out later.
  func flags(of element: Int, _ lowering: inout Lowering) -> Int {
    guard let child = lowering.reader.firstChild(.autoresizingMask, of: element) else { return 4 | 8 }
    var mask = 0
    let names: [WellKnownName] = [
      .flexibleMinX, .widthSizable, .flexibleMaxX, .flexibleMinY, .heightSizable, .flexibleMaxY,
    ]
    for (bit, name) in names.enumerated() where lowering.reader.flag(name, of: child) ?? false { mask |= 1 << bit }
    return mask
  }
}

extension Lowering {
  /// The layout of the archive at hand, made when it is first asked for.
  mutating func appKitLayout() -> AppKitLayout {
    if let made = appKit.layout { return made }
    let made = AppKitLayout.make(&self)
    appKit.layout = made
    return made
  }
}
