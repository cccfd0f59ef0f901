import NibSchema
import NibBytes
import NibGraph

/// Collection views; their cells and prototypes have files of their own.
enum UIKitCollections {
  /// The views that a collection view of prototypes shows for its header and footer, the footer first.
  ///
  /// They stand where a flow without items puts them: the footer behind the header and the insets of the section.
  /// Seen: 8 collection views of Xcode 8 and 9. Inferred: none with Xcode 11 and later, where prototypes keep their place.
  private static func placeholders(_ lowering: inout Lowering) -> [ObjectID] {
    guard lowering.scope != nil, lowering.profile < .xcode11,
      let flow = lowering.reader.child(.collectionViewLayout), lowering.reader.tag(flow) == .collectionViewFlowLayout
    else { return [] }
    let isHorizontal =
      lowering.reader.attribute(.scrollDirection, of: flow).map {
        lowering.reader.document.bytes.equals($0, "horizontal")
      } ?? false
    var views: [ObjectID] = []
    var start = 0.0
    for (key, kind) in [(WellKnownName.sectionHeaderView, "Header"), (WellKnownName.sectionFooterView, "Footer")] {
      let size = lowering.reader.child(key).flatMap { view in lowering.reader.frame(of: view) }
        .map { lowering.reader.numbers(of: $0, .rect) }
      if key == .sectionFooterView { start += sectionInsets(flow, isHorizontal: isHorizontal, &lowering) }
      guard let size else { continue }
      let origin = isHorizontal ? (start, 0.0) : (0.0, start)
      views.insert(placeholder(kind, origin, (size[2], size[3]), &lowering), at: 0)
      start += isHorizontal ? size[2] : size[3]
    }
    return views
  }

  /// What the insets of a section take of its length.
  private static func sectionInsets(_ flow: Int, isHorizontal: Bool, _ lowering: inout Lowering) -> Double {
    guard let inset = lowering.reader.firstChild(.sectionInset, of: flow) else { return 0 }
    if isHorizontal { return lowering.reader.real(.minX, of: inset) + lowering.reader.real(.maxX, of: inset) }
    return lowering.reader.real(.minY, of: inset) + lowering.reader.real(.maxY, of: inset)
  }

  private static func placeholder(
    _ kind: String, _ origin: (Double, Double), _ size: (Double, Double), _ lowering: inout Lowering
  ) -> ObjectID {
    let name = lowering.writer.string("IBUICollectionView\(kind)ReuseIdentifier")
    let object = lowering.writer.reserve(.collectionReusableView)
    lowering.writer.begin(object)
    lowering.writer.add(.data(.bounds, lowering.writer.reals(0, 0, size.0, size.1)))
    lowering.writer.add(.data(.center, lowering.writer.reals(origin.0 + size.0 / 2, origin.1 + size.1 / 2)))
    if lowering.profile >= .xcode8 { lowering.writer.add(.bool(.deepDrawRect, true)) }
    lowering.writer.add(.bool(.opaque, true))
    lowering.writer.add(.bool(.autoresizeSubviews, true))
    if lowering.profile >= .xcode7 { lowering.writer.add(.int(.viewSemanticContentAttribute, 0)) }
    lowering.writer.add(.reference(.reuseIdentifier, name))
    lowering.writer.end()
    lowering.uiKit.unlisted.insert(Int(object.index))
    return object
  }

  /// `UIContentSize`: what the layout of a collection view takes without any item.
  static func lowerContentSize(_ element: Int, _ lowering: inout Lowering) {
    guard let frame = UIKitViews.size(of: element, &lowering), let layout = lowering.reader.child(.collectionViewLayout)
    else {
      return
    }
    // The layout has an id and so is in the list of objects.
    if let object = lowering.object(layout) { lowering.links.record(view: object) }
    // Seen: 11 collection views of storyboards, 5 of them with prototypes; none of 5 in XIBs.
    if lowering.scope != nil { lowering.writer.add(.null(.delegate)) }
    // Seen: 11 collection views of Xcode 5 to 9 with, 1 of Xcode 12 without, as tables of Xcode 11 are. Inferred: Xcode 10.
    guard lowering.profile < .xcode11 else { return }
    let size = contentSize(frame, layout, &lowering)
    lowering.writer.add(.data(.contentSize, lowering.writer.reals(size.width, size.height)))
  }

  /// Header, footer and insets of one section along the direction of a flow. Seen: 5 collection views.
  private static func contentSize(
    _ frame: (width: Double, height: Double), _ layout: Int, _ lowering: inout Lowering
  ) -> (width: Double, height: Double) {
    let direction = lowering.reader.attribute(.scrollDirection, of: layout).map { lowering.reader.text($0) }
    var along = 0.0
    for part in lowering.reader.children(of: layout) {
      switch WellKnownName(lowering.reader.childSymbol(part)) {
      case .headerReferenceSize, .footerReferenceSize:
        along += lowering.reader.real(direction == "horizontal" ? WellKnownName.width : WellKnownName.height, of: part)
      case .sectionInset:
        along +=
          direction == "horizontal"
          ? lowering.reader.real(.minX, of: part) + lowering.reader.real(.maxX, of: part)
          : lowering.reader.real(.minY, of: part) + lowering.reader.real(.maxY, of: part)
      default: break
      }
    }
    return direction == "horizontal" ? (along, frame.height) : (frame.width, along)
  }

  /// `UISubviews`: with placeholder views for the header and footer of its section.
  static func lowerSubviews(_ element: Int, _ lowering: inout Lowering) {
    let views = UIKitViews.subviews(&lowering) + placeholders(&lowering)
    UIKitViews.lowerSubviews(views, of: element, &lowering)
  }
}

extension UIKitCollections {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitCollections) -> CustomLoweringCode {
    switch lowering {
    case .collectionSubviews:
      .init(
        lower: { lowerSubviews($0, &$2) }, raise: { $0.raiseSubviews($1, besides: []) },
        legacy: { $0.raiseSubviews(&$1) })
    case .collectionContentSize: .init(.computed) { lowerContentSize($0, &$2) }
    }
  }
}
