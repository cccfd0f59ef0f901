import NibGraph

/// Grid views, with their rows, columns and cells.
///
/// No archive shows one. Inferred: the keys are those that other readers of archives ask for, the numbers those of
/// `NSGridCell.Placement` and `NSGridRow.Alignment`.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let gridKinds: [Catalog.Kind] = [
    Catalog.Kind("gridView") { gridView },
    Catalog.Kind("gridRow") { gridRow },
    Catalog.Kind("gridColumn") { gridColumn },
    Catalog.Kind("gridCell") { gridCell },
  ]

  /// Documented: AppKit, NSGridView.
  package static let gridView = ElementSchema(
    "gridView", class: "NSGridView", inherits: view,
    rows: [
      .custom(.gridSubviews, nib: .key(.nsSubviews)),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "NSHuggingPriority", default: 250,
        omit: (250, 250)),
      .double("rowSpacing", nib: "NSGrid_rowSpacing", default: 6),
      .double("columnSpacing", nib: "NSGrid_columnSpacing", default: 6),
      .choice("xPlacement", .gridPlacement, nib: "NSGrid_xPlacement", default: 0),
      .choice("yPlacement", .gridPlacement, nib: "NSGrid_yPlacement", default: 0),
      .choice("rowAlignment", .gridRowAlignment, nib: "NSGrid_alignment", default: 0),
      .list("rows", nib: "NSGrid_rows", .mutableArray, always: true),
      .list("columns", nib: "NSGrid_columns", .mutableArray, always: true),
      .list("gridCells", nib: "NSGrid_cells", .mutableArray, always: true),
    ])

  /// Documented: AppKit, NSGridRow.
  package static let gridRow = ElementSchema(
    "gridRow", class: "NSGridRow", role: .object,
    rows: [
      .custom(.classSwapperNames),
      .parentReference(nib: "NSGrid_owningGrid", role: .view),
      .bool("hidden", nib: "NSGrid_hidden", default: false),
      .double("topPadding", nib: "NSGrid_topPadding", default: 0),
      .double("bottomPadding", nib: "NSGrid_bottomPadding", default: 0),
      .double("height", nib: "NSGrid_height", default: nil),
      .choice("yPlacement", .gridPlacement, nib: "NSGrid_yPlacement", default: 0),
      .choice("rowAlignment", .gridRowAlignment, nib: "NSGrid_alignment", default: 0),
    ])

  /// Documented: AppKit, NSGridColumn.
  package static let gridColumn = ElementSchema(
    "gridColumn", class: "NSGridColumn", role: .object,
    rows: [
      .custom(.classSwapperNames),
      .parentReference(nib: "NSGrid_owningGrid", role: .view),
      .bool("hidden", nib: "NSGrid_hidden", default: false),
      .double("leadingPadding", nib: "NSGrid_leadingPadding", default: 0),
      .double("trailingPadding", nib: "NSGrid_trailingPadding", default: 0),
      .double("width", nib: "NSGrid_width", default: nil),
      .choice("xPlacement", .gridPlacement, nib: "NSGrid_xPlacement", default: 0),
    ])

  /// Documented: AppKit, NSGridCell. Of cells that are merged, the first is the head of the others.
  package static let gridCell = ElementSchema(
    "gridCell", class: "NSGridCell", role: .object,
    rows: [
      .custom(.classSwapperNames),
      .child("contentView", nib: "NSGrid_content"),
      .reference("headOfMergedCell", nib: "NSGrid_mergeHead"),
      .reference("row", nib: "NSGrid_owningRow"),
      .reference("column", nib: "NSGrid_owningColumn"),
      .choice("xPlacement", .gridPlacement, nib: "NSGrid_xPlacement", default: 0),
      .choice("yPlacement", .gridPlacement, nib: "NSGrid_yPlacement", default: 0),
      .choice("rowAlignment", .gridRowAlignment, nib: "NSGrid_alignment", default: 0),
    ])
}

extension CustomLowering {
  /// `NSSubviews` of a grid view: what its cells show.
  public static var gridSubviews: Self {
    Self(.appKit(.stacks(.gridSubviews)), reads: ["gridCells"], writes: [.key(.nsSubviews)])
  }
}
