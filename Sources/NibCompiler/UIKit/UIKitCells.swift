import NibSchema
import NibBytes
import NibDiagnostics
import NibGraph

/// Cells of tables and collections: their content views, what these hold, and separators.
enum UIKitCells {
  /// What the constraints between a cell and a content view without an id of its own are called.
  static let systemConstraint = "UIIBSystemGenerated"

  /// The content view of a cell at hand, which stands among its subviews first; without an id it is in no list of objects.
  /// Seen: 5 archives of 2 apps.
  static func contentView(_ lowering: inout Lowering) -> ObjectID? {
    guard let content = lowering.reader.child(.contentView) else { return nil }
    if isPlainContent(content, &lowering) { return plainContent(content, &lowering) }
    let tag = lowering.reader.tag(content)
    let isCell = tag == .tableViewCellContentView || tag == .collectionViewCellContentView || tag == .view
    guard isCell, let object = lowering.object(content) else { return nil }
    if lowering.reader.attribute(.id, of: content) == nil { lowering.uiKit.unlisted.insert(Int(object.index)) }
    return object
  }

  /// Lists what the content view of a cell at hand holds right behind it, as if the cell held it itself; of a cell of a
  /// built-in style the detail label first.
  ///
  /// Seen: 44 archives of all eras, 6 with a detail label.
  private static func recordContent(_ lowering: inout Lowering) {
    guard let content = lowering.reader.child(.contentView), contentView(&lowering) != nil,
      let container = lowering.reader.child(.subviews, of: content)
    else { return }
    let detail = lowering.reader.attribute(.detailTextLabel).map { lowering.reader.element($0) } ?? -1
    if detail >= 0, lowering.reader.parent(of: detail) == container {
      lowering.links.record(view: lowering.view(detail))
    }
    for child in lowering.reader.children(of: container) where child != detail {
      lowering.links.record(view: lowering.view(child))
    }
  }

  /// Whether an element is the content view of a collection view cell in the older form, a `<view>`.
  static func isPlainContent(_ element: Int, _ lowering: inout Lowering) -> Bool {
    guard lowering.reader.tag(element) == .view else { return false }
    let parent = lowering.reader.document.elements[element].parent
    return parent >= 0 && lowering.reader.tag(Int(parent)) == .collectionViewCell
      && lowering.reader.childSymbol(element) == .contentView
  }

  /// The plain content view of a collection view cell.
  static func plainContent(of cell: Int, _ lowering: inout Lowering) -> Int? {
    guard lowering.reader.tag(cell) == .collectionViewCell else { return nil }
    return lowering.reader.child(.contentView, of: cell).flatMap { isPlainContent($0, &lowering) ? $0 : nil }
  }

  /// The object of a plain content view, made on first sight; without an id it is in no list of objects.
  static func plainContent(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    if lowering.objectOf[element] >= 0 { return lowering.reserved(element) }
    let plan = lowering.schema.tables.planOfTag[Int(lowering.schema.symbols.find("collectionViewCell/contentView"))]
    let object = lowering.reserve(element, plan: Int(plan))
    if lowering.reader.attribute(.id, of: element) == nil { lowering.uiKit.unlisted.insert(Int(object.index)) }
    return object
  }

  /// Whether a collection view cell holds its content view by constraints. Seen: objects-12.3+.nib, not those for older systems.
  static func archivesCellConstraints(_ lowering: inout Lowering) -> Bool {
    lowering.profile >= .xcode11
      && (lowering.options.deploymentTarget ?? DeploymentTarget(major: 99)) >= .init(major: 12, minor: 3)
  }

  /// The four constraints between a collection view cell and its plain content view.
  static func cellConstraints(_ cell: ObjectID, _ content: ObjectID, _ lowering: inout Lowering) -> [ObjectID] {
    [5, 6, 3, 4].map { (side: Int64) in
      let object = lowering.writer.reserve(.nsLayoutConstraint)
      lowering.writer.begin(object)
      lowering.writer.add(.reference(.firstItem, cell))
      UIKitConstraints.addAttribute(side, .firstAttributeV2, .firstAttribute, &lowering)
      lowering.writer.add(.reference(.secondItem, content))
      UIKitConstraints.addAttribute(side, .secondAttributeV2, .secondAttribute, &lowering)
      lowering.writer.add(.bool(.shouldBeArchived, true))
      lowering.writer.add(.reference(.layoutIdentifier, lowering.writer.string(systemConstraint)))
      lowering.writer.end()
      return object
    }
  }

  /// The separator of a table view cell at hand: the second of its subviews, at its lower edge.
  ///
  /// Its left end is the document's inset, from Xcode 9 on 8 points further in, else a standard of the era.
  /// Half a point thick from Xcode 8 to 9, a point before and since. Seen: 770 separators, and of Xcode 7 and older 13 of
  /// 5 apps.
  private static func separator(_ element: Int, _ lowering: inout Lowering) -> ObjectID? {
    guard let content = lowering.reader.child(.contentView), lowering.reader.tag(content) == .tableViewCellContentView,
      let frame = UIKitFrames.frame(of: element, &lowering)
    else { return nil }
    // Up to Xcode 5 a cell has a separator where its content view leaves room for one. Seen: 2 archives of an app with, 9 of
    // 2 apps without one.
    if lowering.profile < .xcode6, let inner = UIKitFrames.frame(of: content, &lowering), inner.height >= frame.height {
      return nil
    }
    let isThin = lowering.profile >= .xcode8beta && lowering.profile < .xcode10
    let thickness = isThin ? 0.5 : 1
    var left = lowering.profile < .xcode13 ? 15.0 : 8
    var right = lowering.profile < .xcode26 ? 0.0 : 8
    if let inset = lowering.reader.child(.separatorInset) {
      left = lowering.reader.real(.minX, of: inset) + (lowering.profile < .xcode9 ? 0 : 8)
      right = lowering.reader.real(.maxX, of: inset)
    }
    let width = frame.width - left - right
    let bounds = lowering.writer.reals(0, 0, width, thickness)
    let center = lowering.writer.reals(left + width / 2, frame.height - thickness / 2)
    let object = lowering.writer.reserve(.tableViewCellSeparatorView)
    lowering.writer.begin(object)
    lowering.writer.add(.data(.bounds, bounds))
    lowering.writer.add(.data(.center, center))
    if lowering.profile >= .xcode8 { lowering.writer.add(.bool(.deepDrawRect, true)) }
    lowering.writer.add(.bool(.opaque, true))
    lowering.writer.add(.bool(.autoresizeSubviews, true))
    if lowering.profile >= .xcode7 { lowering.writer.add(.int(.viewSemanticContentAttribute, 0)) }
    if lowering.profile >= .xcode11 { lowering.writer.add(.null(.viewLargeContentStoredProperties)) }
    lowering.writer.end()
    return object
  }

  /// `UIContentView` of a cell.
  static func lowerCellContent(_ lowering: inout Lowering) {
    if let content = contentView(&lowering) { lowering.writer.add(.reference(.contentView, content)) }
  }

  /// `UIContentView` and the views of a cell of one of the built-in styles; nil is written for one that it lacks.
  static func lowerTableCellContent(_ lowering: inout Lowering) {
    lowerCellContent(&lowering)
    let parts: [(WellKnownName, UIKitKey)] = [
      (.textLabel, .textLabel), (.detailTextLabel, .detailTextLabel),
      (.imageView, .imageView),
    ]
    for (symbol, key) in parts {
      if let id = lowering.reader.attribute(symbol), let view = builtInView(id, &lowering) {
        // Seen: 62 labels of cells in the built-in styles.
        if symbol != .imageView {
          lowering.writer.builder.replaceClass(UIKitClass.label.id, by: UIKitClass.tableViewLabel.id, of: view)
        }
        lowering.writer.add(.reference(key, view))
      } else {
        lowering.writer.add(.null(key))
      }
    }
  }

  private static func builtInView(_ id: ByteSpan, _ lowering: inout Lowering) -> ObjectID? {
    let found = lowering.reader.element(id)
    return found < 0 ? nil : lowering.object(found)
  }

  /// `UISubviews`: the content view first, then the separator, then what the cell holds itself.
  static func lowerSubviews(_ element: Int, _ lowering: inout Lowering) {
    let content = contentView(&lowering)
    let views = (content.map { [$0] } ?? []) + UIKitViews.subviews(&lowering)
    let guides =
      lowering.scope?.isRootView(element) == true ? UIKitControllerGuides.controllerGuides(of: element, &lowering) : []
    guard !views.isEmpty || !guides.isEmpty else { return }
    for view in views { lowering.links.record(view: view) }
    recordContent(&lowering)
    var shown = UIKitVariations.installed(views, .subviews, of: element, variedBy: element, &lowering) + guides
    if let separator = separator(element, &lowering) { shown.insert(separator, at: min(1, shown.count)) }
    UIKitViews.write(shown, &lowering)
  }
}

extension UIKitCells {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitCells) -> CustomLoweringCode {
    switch lowering {
    case .cellSubviews:
      .init {
        lowerSubviews($0, &$2)
      } raise: {
        $0.raiseSubviews($1, besides: [.contentView])
      } legacy: { raising, current in
        raising.raiseContent(&current)
        // A cell's height and separators are its table's.
        for key in ["IBUIRowHeight", "IBUISeparatorStyle"] { _ = current.take(key) }
        raising.raiseSubviews(&current)
      }
    case .tableCellContent: .init(lower: { lowerTableCellContent(&$2) }, raise: { $0.raiseTableCellContent($1) })
    case .collectionCellContent:
      .init(lower: { lowerCellContent(&$2) }, raise: { $0.claim(.contentView, "contentView", $1) })
    }
  }
}
