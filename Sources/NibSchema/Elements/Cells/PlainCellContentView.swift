extension ElementSchema {
  /// The content view of a collection view cell in documents of older versions: a `<view>` without an id.
  ///
  /// Compilers make it up and take from the element its frame and its subviews alone; the cell's constraints become its
  /// own. The tag is ours, and no element's. Seen: 16 goldens.
  static let plainCellContentView = ElementSchema(
    "collectionViewCell/contentView", class: "UIView",
    silent: ElementSchema.view.rows.map(\.attribute).filter { !$0.isEmpty },
    rows: [
      .special(.frame),
      .special(.subviews),
      .constant(nib: "UIDeepDrawRect", .bool(true)).since(.nib9e),
      .constant(nib: "UIOpaque", .bool(true)),
      .constant(nib: "UIAutoresizeSubviews", .bool(true)),
      .special(.translatesMask),
      .special(.constraints),
      .special(.layoutGuides),
      .constant(nib: "UIViewSemanticContentAttribute", .int(0)).since(.nib9c),
      .constant(nib: "UIViewLargeContentStoredProperties", .null).since(.nib9g),
    ])
}
