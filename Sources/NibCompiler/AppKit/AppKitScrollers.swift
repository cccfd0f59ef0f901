import NibBytes
import NibGraph
import NibSchema

/// What rows cannot say of scrollers.
enum AppKitScrollers {
  /// The layout of the scroll view around, and whether the scroller is the horizontal one.
  private static func place(
    of element: Int, _ lowering: inout Lowering
  ) -> (scroll: AppKitScrollLayout, isHorizontal: Bool, scrollView: Int)? {
    let around = lowering.reader.parent(of: element)
    guard let scroll = lowering.appKitLayout().scrollViews[around],
      let document = scroll.document,
      [WellKnownName.tableView, .outlineView].contains(WellKnownName(lowering.reader.tag(document)))
    else { return nil }
    return (scroll, lowering.reader.childSymbol(element) == .horizontalScroller, around)
  }

  /// Whether a scroller that does not say so has a layer.
  ///
  /// Before Xcode 13 the macOS that compiled decides. Seen: 14 of 14 scrollers of Xcode 10 and 12, 0 of 4 of 11, 0 of 20
  /// up to 8.3. Since then the scroll view does: with both of its scrollers, or small ones, they have layers. Seen: 10
  /// of 10 documents, 5 of them with layers; 24 others say it themselves.
  private static func hasLayer(_ element: Int, _ lowering: inout Lowering) -> Bool {
    let profile = lowering.profile
    if profile < .xcode10 { return false }
    if profile < .xcode13 { return !(OutputProfile.xcode11 ..< .xcode12).contains(profile) }
    let around = lowering.reader.parent(of: element)
    let hasBoth = [WellKnownName.hasHorizontalScroller, .hasVerticalScroller].allSatisfy {
      lowering.reader.flag($0, of: around) ?? true
    }
    if hasBoth { return true }
    return [WellKnownName.horizontalScroller, .verticalScroller].contains {
      let scroller = lowering.reader.child($0, of: around)
      return scroller.map { lowering.reader.attribute(.controlSize, of: $0) != nil } ?? false
    }
  }

  static func lowerLayer(_ element: Int, _ lowering: inout Lowering) {
    guard lowering.reader.flag(.wantsLayer, of: element) ?? hasLayer(element, &lowering) else { return }
    lowering.writer.add(.bool(.nsViewIsLayerTreeHost, true))
  }

  /// Seen: 12 of 80 scrollers.
  static func lowerIsNeeded(_ element: Int, _ lowering: inout Lowering) {
    guard let place = place(of: element, &lowering) else { return }
    if place.isHorizontal ? place.scroll.isWider : place.scroll.isHigher {
      lowering.writer.add(.bool(.nsEnabled, true))
    }
  }

  static func lowerFlags(_ element: Int, _ lowering: inout Lowering) {
    var word: Int64 = 0
    if lowering.reader.childSymbol(element) == .horizontalScroller { word |= 1 }
    switch lowering.reader.attribute(.controlSize).map({ lowering.reader.text($0) }) {
    case "small": word |= 0x100
    case "mini": word |= 0x200
    default: break
    }
    if word != 0 { lowering.writer.add(.int(.nssFlags, word)) }
  }

  /// The share of the document that is shown, where the scroll view has the scroller. Seen: 8 scrollers.
  ///
  /// The horizontal scroller of texts that Interface Builder made up to Xcode 5 has never been laid out: it has the frame
  /// and the share that it was made with. Seen: 11 of 11.
  static func lowerShare(_ element: Int, _ lowering: inout Lowering) {
    if lowering.profile < .xcode6, lowering.reader.childSymbol(element) == .horizontalScroller,
      let rect = lowering.reader.child(.frame).map({ lowering.reader.numbers(of: $0, .rect) }),
      rect == [-100, -100, 87, 18]
    {
      return lowering.writer.add(.double(.nsPercent, Double(Float(87.0 / 92))))
    }
    guard let place = place(of: element, &lowering) else { return }
    let (scroll, isHorizontal) = (place.scroll, place.isHorizontal)
    guard isHorizontal ? scroll.isWider : scroll.isHigher,
      lowering.reader.flag(isHorizontal ? .hasHorizontalScroller : .hasVerticalScroller, of: place.scrollView) ?? true
    else { return }
    let share =
      isHorizontal
      ? scroll.clip[2] / scroll.size[0] : scroll.clip[3] / (scroll.size[1] + (scroll.isHeaderApart ? 0 : scroll.header))
    lowering.writer.add(.double(.nsPercent, share))
  }

  /// The look of the knob, where the scroll view has one.
  static func lowerKnob(_ element: Int, _ lowering: inout Lowering) {
    let style = lowering.reader.attribute(.scrollerKnobStyle, of: lowering.reader.parent(of: element))
    guard let style, let raw = lowering.reader.raw(of: style, in: .scrollerKnob), raw != 0 else { return }
    lowering.writer.add(.int(.nsKnobStyle, raw))
  }
}

extension AppKitScrollers {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitScrollers) -> CustomLoweringCode {
    switch lowering {
    case .scrollerLayer: .init(lower: { lowerLayer($0, &$2) }, raise: { $0.raiseScrollerLayer($1) })
    case .scrollerIsNeeded: .init(.computed) { lowerIsNeeded($0, &$2) }
    case .scrollerFlags: .init(lower: { lowerFlags($0, &$2) }, raise: { $0.raiseScrollerFlags($1) })
    case .scrollerShare: .init(.computed) { lowerShare($0, &$2) }
    case .scrollerKnob: .init(.computed) { lowerKnob($0, &$2) }
    }
  }
}
