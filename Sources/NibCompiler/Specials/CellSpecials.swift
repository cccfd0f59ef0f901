import NibBytes
import NibDiagnostics
import NibGraph

extension Lowering {
  /// The content view of a cell at hand, which stands among its subviews first.
  mutating func contentView() -> ObjectID? {
    guard let content = child(book.names.contentView) else { return nil }
    if isPlainContent(content) { return plainContent(content) }
    let tag = tag(content)
    let isCell =
      tag == book.names.tableViewCellContentView || tag == book.names.collectionViewCellContentView
      || (tag == book.names.view && child(book.names.blurEffect) == nil && child(book.names.vibrancyEffect) == nil)
    return isCell ? object(content) : nil
  }

  /// Lists what the content view of a cell at hand holds right behind it, as if the cell held it itself; of a cell of a
  /// built-in style the detail label first.
  ///
  /// Seen: 44 archives of all eras, 6 with a detail label.
  mutating func noteContent() {
    guard let content = child(book.names.contentView), contentView() != nil,
      let container = child(book.names.subviews, of: content)
    else { return }
    let detail = attribute(book.names.detailTextLabel).map { index.element($0, in: document.bytes) } ?? -1
    if detail >= 0, Int(document.elements[detail].parent) == container { links.note(view: view(detail)) }
    for child in children(of: container) where child != detail { links.note(view: view(child)) }
  }

  /// Whether an element is the content view of a collection view cell in the older form, a `<view>`.
  mutating func isPlainContent(_ element: Int) -> Bool {
    guard tag(element) == book.names.view else { return false }
    let parent = document.elements[element].parent
    return parent >= 0 && tag(Int(parent)) == book.names.collectionViewCell
      && childSymbol(element) == book.names.contentView
  }

  /// The plain content view of a collection view cell.
  mutating func plainContent(of cell: Int) -> Int? {
    guard tag(cell) == book.names.collectionViewCell else { return nil }
    return child(book.names.contentView, of: cell).flatMap { isPlainContent($0) ? $0 : nil }
  }

  /// The object of a plain content view, made on first sight; without an id it is in no list of objects.
  mutating func plainContent(_ element: Int) -> ObjectID {
    if objectOf[element] >= 0 { return ObjectID(Int(objectOf[element])) }
    let plan = book.planOfTag[Int(book.symbols.find("collectionViewCell/contentView"))]
    let object = reserve(element, plan: Int(plan))
    if attribute(book.names.id, of: element) == nil { links.nameless.insert(object.index) }
    return object
  }

  /// Whether a collection view cell holds its content view by constraints. Seen: objects-12.3+.nib, not its elders.
  var archivesCellConstraints: Bool {
    book.profile >= .nib9g && (options.deploymentTarget ?? DeploymentTarget(major: 99)) >= .init(major: 12, minor: 3)
  }

  /// The four constraints between a collection view cell and its plain content view.
  mutating func cellConstraints(_ cell: ObjectID, _ content: ObjectID) -> [ObjectID] {
    [5, 6, 3, 4].map { (side: Int64) in
      let object = builder.reserve(book.classes.constraint)
      builder.begin(object)
      builder.add(.reference(book.keys.firstItem, cell))
      addAttribute(side, book.keys.firstAttributeV2, book.keys.firstAttribute)
      builder.add(.reference(book.keys.secondItem, content))
      addAttribute(side, book.keys.secondAttributeV2, book.keys.secondAttribute)
      builder.add(.bool(book.keys.shouldBeArchived, true))
      builder.add(.reference(book.keys.layoutIdentifier, string("UIIBSystemGenerated")))
      builder.end()
      return object
    }
  }

  /// The separator of a table view cell at hand: the second of its subviews, at its lower edge.
  ///
  /// Its left end is the document's inset, from Xcode 9 on 8 points further in, else a standard of the era.
  /// Seen: 770 separators.
  mutating func separator(_ element: Int) -> ObjectID? {
    guard let content = child(book.names.contentView), tag(content) == book.names.tableViewCellContentView,
      let rect = child(book.names.frame)
    else { return nil }
    let names = book.names
    let thickness = book.profile < .nib9g ? 0.5 : 1
    var left = book.profile < .nib10 ? 15.0 : 8
    var right = 0.0
    if let inset = child(names.separatorInset) {
      left = real(names.minX, of: inset) + (book.profile < .nib9f ? 0 : 8)
      right = real(names.maxX, of: inset)
    }
    let width = real(names.width, of: rect) - left - right
    let bounds = reals(0, 0, width, thickness)
    let center = reals(left + width / 2, real(names.height, of: rect) - thickness / 2)
    let object = builder.reserve(book.classes.separatorView)
    builder.begin(object)
    builder.add(.data(book.keys.viewBounds, bounds))
    builder.add(.data(book.keys.viewCenter, center))
    if book.profile >= .nib9e { builder.add(.bool(book.keys.deepDrawRect, true)) }
    builder.add(.bool(book.keys.opaque, true))
    builder.add(.bool(book.keys.autoresizesSubviews, true))
    if book.profile >= .nib9c { builder.add(.int(book.keys.semanticContent, 0)) }
    if book.profile >= .nib9g { builder.add(.null(book.keys.largeContent)) }
    builder.end()
    return object
  }
}
