import NibBytes
import NibGraph
import NibSchema

/// Segmented controls, whose segments are no elements of archives.
enum UIKitSegments {
  /// `UISegments`: the segment views that stand among the subviews, as an array of their own.
  static func lowerSegments(_ lowering: inout Lowering) {
    guard let container = lowering.reader.child(.segments) else { return }
    lowering.writer.add(.reference(.segments, lowering.writer.array(segments(container, &lowering), .mutableArray)))
    let control = lowering.reader.parent(of: container)
    if lowering.reader.firstChild(.tintColor, of: control) == nil, let tint = tint(of: control, &lowering) {
      lowering.writer.add(.reference(.segmentedControlTintColor, UIKitColors.color(tint, &lowering)))
    }
  }

  /// The colour of a control: its own, or in documents of Xcode 4 and its elders that of the toolbar that it lies in.
  ///
  /// Seen: 3 controls with a colour of their own, 2 with that of a toolbar.
  private static func tint(of control: Int, _ lowering: inout Lowering) -> Int? {
    if let own = lowering.reader.firstChild(.tintColor, of: control) { return own }
    guard lowering.uiKit.isOfXcode4, lowering.reader.childSymbol(control) == .customView else { return nil }
    let items = lowering.reader.parent(of: lowering.reader.parent(of: control))
    let bar = items >= 0 ? lowering.reader.parent(of: items) : -1
    guard bar >= 0, lowering.reader.tag(bar) == .toolbar else { return nil }
    return lowering.reader.firstChild(.tintColor, of: bar)
  }

  /// The UISegment views of a `<segments>` element, made on first sight; widths share the control's.
  static func segments(_ container: Int, _ lowering: inout Lowering) -> [ObjectID] {
    let elements = Array(lowering.reader.children(of: container))
    if let first = elements.first, lowering.objectOf[first] >= 0 {
      return elements.map { lowering.reserved($0) }
    }
    var frame = (width: 0.0, height: 0.0)
    if let said = UIKitFrames.frame(of: lowering.reader.parent(of: container), &lowering) {
      frame = (said.width, said.height)
    }
    // A point lies between two segments; what is left over goes to the last ones.
    let count = Double(max(elements.count, 1))
    let width = max(0, ((frame.width - count + 1) / count).rounded(.down))
    let rest = frame.width - count + 1 - width * count
    let isLaidOut = lowering.profile < .xcode9
    let isTinted = tint(of: lowering.reader.parent(of: container), &lowering) != nil
    let isOld = lowering.uiKit.isOfXcode4 && !isTinted
    // In documents of Xcode 4 and its elders edges are rounded one by one, where there is no tint. Seen: 4 controls, and 1
    // with a tint.
    let edges =
      isOld ? (0...elements.count).map { (Double($0) * max(0, frame.width - count + 1) / count).rounded() } : []
    var geometry: Geometry?
    return elements.enumerated().map { position, element in
      let object = lowering.writer.reserve(.segment)
      lowering.record(object, of: element)
      let extra = isLaidOut && Double(position) >= count - rest ? 1.0 : 0
      let own = isOld ? edges[position + 1] - edges[position] : isLaidOut ? width + extra : 0
      let left =
        isOld
        ? edges[position] + Double(position)
        : isLaidOut ? Double(position) * (width + 1) + max(0, Double(position) - count + rest) : 0
      // From Xcode 11 on segments are not laid out. Seen: 24 segments, all 32 points high.
      let height = lowering.profile < .xcode11 ? frame.height : 32
      if geometry?.isOf(left, own, height) != true { geometry = Geometry(left, own, height, &lowering.writer) }
      lowering.writer.begin(object)
      geometry?.add(to: &lowering.writer)
      addSegmentContent(element, position: position, of: elements.count, &lowering)
      lowering.writer.end()
      return object
    }
  }

  /// Bounds and center of a segment; those that lie alike share the bytes.
  private struct Geometry {
    private let left: Double
    private let width: Double
    private let height: Double
    private let bounds: ByteSpan
    private let center: ByteSpan

    init(_ left: Double, _ width: Double, _ height: Double, _ writer: inout ObjectWriter) {
      (self.left, self.width, self.height) = (left, width, height)
      bounds = writer.reals(0, 0, width, height)
      center = writer.reals(left + width / 2, height / 2)
    }

    func isOf(_ left: Double, _ width: Double, _ height: Double) -> Bool {
      self.left == left && self.width == width && self.height == height
    }

    func add(to writer: inout ObjectWriter) {
      writer.add(.data(.bounds, bounds))
      writer.add(.data(.center, center))
    }
  }

  /// The part of a segment that stretches. Seen: 30 segments.
  private static func addStretch(_ element: Int, position: Int, of count: Int, _ lowering: inout Lowering) {
    let isEnd = count > 1 && (position == 0 || position == count - 1)
    if lowering.uiKit.isOfXcode4, style(of: element, &lowering) == 2 {
      // The ends of a bar's control stretch in the middle of the system's pictures, which are wider without a tint; the
      // others do not. Seen: 5 controls.
      let control = lowering.reader.parent(of: lowering.reader.parent(of: element))
      let point: Float = tint(of: control, &lowering) != nil ? 1 / 300 : 1 / 350
      guard isEnd else { return }
      let old = lowering.writer.reals(Double((position == 0 ? 274.5 : 24.5) * point), 0, Double(point), 1)
      return lowering.writer.add(.data(.contentStretch, old))
    }
    let x = !isEnd ? 0 : position == 0 ? 0.9161111111111111 : 0.02722222222222222
    let stretch = lowering.writer.reals(x, 0.485, isEnd ? 0.0011111111111111111 : 1, 0.0005882352941176471)
    lowering.writer.add(.data(.contentStretch, stretch))
  }

  /// The image or title of a segment.
  private static func segmentInfo(_ element: Int, position: Int, _ lowering: inout Lowering) -> ObjectID {
    lowering.reader.reportUnread(element, beyond: [.title, .image, .catalog, .enabled, .contentOffset])
    if let name = lowering.reader.attribute(.image, of: element) {
      return UIKitImages.image(
        name,
        isSymbol: lowering.reader.attribute(.catalog, of: element).map { lowering.reader.text($0) == "system" }
          ?? false, &lowering)
    }
    var title = lowering.reader.attribute(.title, of: element)
    for child in lowering.reader.children(of: element) {
      let key = lowering.reader.childSymbol(child)
      if key == .image, let image = UIKitImages.image(reference: child, &lowering) { return image }
      if key == .title, title == nil { title = lowering.childText(child) }
    }
    return LocalizableTexts.object(title ?? .empty, .title, of: element, &lowering)
  }

  private static func addSegmentContent(_ element: Int, position: Int, of count: Int, _ lowering: inout Lowering) {
    if lowering.profile >= .xcode8 { lowering.writer.add(.bool(.deepDrawRect, true)) }
    if lowering.profile < .xcode9 { lowering.writer.add(.bool(.opaque, true)) }
    if let enabled = lowering.reader.attribute(.enabled, of: element), !lowering.reader.isYes(enabled) {
      // A segment that is not enabled takes no touches. Inferred: by other readers of archives.
      lowering.writer.add(.bool(.userInteractionDisabled, true))
    }
    lowering.writer.add(.bool(.autoresizeSubviews, true))
    if lowering.profile < .xcode9 { addStretch(element, position: position, of: count, &lowering) }
    if lowering.profile >= .xcode7 { lowering.writer.add(.int(.viewSemanticContentAttribute, 0)) }
    if lowering.profile >= .xcode11 { lowering.writer.add(.null(.viewLargeContentStoredProperties)) }
    lowering.writer.add(.reference(.segmentInfo, segmentInfo(element, position: position, &lowering)))
    if let offset = lowering.reader.firstChild(.contentOffset, of: element) {
      lowering.writer.add(
        .data(.segmentContentOffset, lowering.writer.reals(lowering.reader.numbers(of: offset, .size))))
    }
    lowering.writer.add(.int(.segmentStyle, lowering.uiKit.isOfXcode4 ? style(of: element, &lowering) : 5))
    let control = lowering.reader.parent(of: lowering.reader.parent(of: element))
    if lowering.uiKit.isOfXcode4, let tint = tint(of: control, &lowering) {
      lowering.writer.add(.reference(.segmentTintColor, UIKitColors.color(tint, &lowering)))
    }
    let isLast = position == count - 1
    // From Xcode 11 on the ends are 0 and 1, with Xcode 9 and 10 all but the first are 3. Seen: 60 segments, 2 of Xcode
    // 9, and the second of two of Xcode 14, which is 3 too; a single one: Inferred.
    let place: Int64 =
      switch lowering.profile {
      case _ where count == 1: 3
      case _ where position == 0: 0
      case ..<OutputProfile.xcode9: isLast ? 2 : 1
      case ..<OutputProfile.xcode11: 3
      default: isLast && count > 2 ? 1 : 3
      }
    if place != 0 { lowering.writer.add(.int(.segmentPosition, place)) }
  }

  /// The place of the selected segment where that is the highest view: from Xcode 12 on. Seen: 2 controls; 1 of Xcode 9
  /// whose segments stand in order.
  private static func selected(_ lowering: inout Lowering) -> Int? {
    guard lowering.profile >= .xcode12, let text = lowering.reader.attribute(.selectedSegmentIndex) else { return nil }
    return Int(lowering.reader.text(text))
  }

  private static func inFront(_ place: Int?, of segments: [ObjectID]) -> [ObjectID] {
    guard let place, segments.indices.contains(place) else { return segments }
    var views = segments
    views.append(views.remove(at: place))
    return views
  }

  /// The style of the control of a segment, whose number segments of documents of Xcode 4 and its elders have, too.
  private static func style(of element: Int, _ lowering: inout Lowering) -> Int64 {
    let control = lowering.reader.parent(of: lowering.reader.parent(of: element))
    let name = lowering.reader.attribute(.segmentControlStyle, of: control).map { lowering.reader.text($0) }
    return name.flatMap { Choice.segmentControlStyle.value(of: $0) } ?? 0
  }

  /// The views that a control of Xcode 26 has its segments in: one of nothing, and one in which another holds them.
  ///
  /// Seen: 8 controls.
  private static func layers(of segments: [ObjectID], _ control: Int, _ lowering: inout Lowering) -> [ObjectID] {
    let size = UIKitViews.size(of: control, &lowering) ?? (1000, 1000)
    let inner = UIKitViews.plainView(size, holding: segments, tag: -2032, &lowering)
    let holder = UIKitViews.plainView(size, holding: [inner], tag: -2031, &lowering)
    return [UIKitViews.plainView(size, &lowering), holder]
  }

  /// `UISubviews`: the segments, which no list of objects names. Seen: 11 storyboards.
  static func lowerSubviews(_ element: Int, _ lowering: inout Lowering) {
    var views = UIKitViews.subviews(&lowering)
    if let container = lowering.reader.child(.segments) {
      let segments = segments(container, &lowering)
      for segment in segments { lowering.uiKit.unlisted.insert(Int(segment.index)) }
      // Up to Xcode 8 the last segment is the lowest view. Seen: 24 controls.
      let ordered = lowering.profile < .xcode9 ? segments.reversed() : inFront(selected(&lowering), of: segments)
      views += lowering.profile < .xcode26 ? ordered : layers(of: ordered, element, &lowering)
    }
    UIKitViews.lowerSubviews(views, of: element, &lowering)
  }
}

extension UIKitSegments {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitSegments) -> CustomLoweringCode {
    switch lowering {
    case .segmentSubviews: .init(.computed) { lowerSubviews($0, &$2) }
    case .segments:
      .init(lower: { lowerSegments(&$2) }, raise: { $0.raiseSegments($1) }, legacy: { $0.raiseSegments(&$1) })
    }
  }
}
