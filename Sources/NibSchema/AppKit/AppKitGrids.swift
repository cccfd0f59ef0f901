import NibGraph

/// Grid views, with their rows, columns and cells.
///
/// No archive at hand shows one. Documented: the keys, by another writer of archives whose author compares two with those
/// of Xcode 27; the numbers are those of `NSGridCell.Placement` and `NSGridRow.Alignment`.
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
      .list("rows", nib: .key(.nsGridRows), .mutableArray, always: true),
      .list("columns", nib: .key(.nsGridColumns), .mutableArray, always: true),
      .custom(.gridCells),
    ])

  /// The height of a row and the width of a column that nobody gave, which is as large as the views need.
  package static let gridSizeOfContent = 1.175_494_350_822_287_5e-38

  /// Documented: AppKit, NSGridRow.
  package static let gridRow = ElementSchema(
    "gridRow", class: "NSGridRow", role: .object,
    rows: [
      .custom(.classSwapperNames),
      .parentReference(nib: "NSGrid_owningGrid", role: .view),
      .choice("yPlacement", .gridPlacement, nib: "NSGrid_yPlacement", default: 0),
      .choice("rowAlignment", .gridRowAlignment, nib: "NSGrid_alignment", default: 0),
      .double("height", nib: "NSGrid_height", default: gridSizeOfContent).documented(),
      .double("topPadding", nib: "NSGrid_topPadding", default: 0),
      .double("bottomPadding", nib: "NSGrid_bottomPadding", default: 0),
      .bool("hidden", nib: "NSGrid_hidden", default: false),
      .custom(.gridRowCells),
    ])

  /// Documented: AppKit, NSGridColumn.
  package static let gridColumn = ElementSchema(
    "gridColumn", class: "NSGridColumn", role: .object,
    rows: [
      .custom(.classSwapperNames),
      .parentReference(nib: "NSGrid_owningGrid", role: .view),
      .choice("xPlacement", .gridPlacement, nib: "NSGrid_xPlacement", default: 0),
      .double("width", nib: "NSGrid_width", default: gridSizeOfContent).documented(),
      .double("leadingPadding", nib: "NSGrid_leadingPadding", default: 0),
      .double("trailingPadding", nib: "NSGrid_trailingPadding", default: 0),
      .bool("hidden", nib: "NSGrid_hidden", default: false),
    ])

  /// Documented: AppKit, NSGridCell. Of cells that are merged, the first is the head of the others.
  package static let gridCell = ElementSchema(
    "gridCell", class: "NSGridCell", role: .object,
    rows: [
      .custom(.classSwapperNames),
      .reference("row", nib: "NSGrid_owningRow"),
      .reference("column", nib: "NSGrid_owningColumn"),
      .reference("headOfMergedCell", nib: mergeHead).whenPresent("headOfMergedCell"),
      .constant(nib: mergeHead, .null).whenAbsent("headOfMergedCell"),
      .choice("xPlacement", .gridPlacement, nib: "NSGrid_xPlacement", default: 0),
      .choice("yPlacement", .gridPlacement, nib: "NSGrid_yPlacement", default: 0),
      .choice("rowAlignment", .gridRowAlignment, nib: "NSGrid_alignment", default: 0),
      .child("contentView", nib: "NSGrid_content"),
    ])

  private static let mergeHead = "NSGrid_mergeHead"
}

extension CustomLowering {
  /// `NSSubviews` of a grid view: what its cells show.
  public static var gridSubviews: Self {
    Self(.appKit(.stacks(.gridSubviews)), reads: ["gridCells"], writes: [.key(.nsSubviews)])
  }

  /// The cells of a grid, which its rows have in the archive and the grid itself in the document.
  public static var gridCells: Self { Self(.appKit(.stacks(.gridCells)), reads: ["gridCells"]) }

  /// `NSGrid_cells` of a row: its cells, by their columns.
  public static var gridRowCells: Self {
    Self(.appKit(.stacks(.gridRowCells)), writes: [.key(.nsGridCells)])
  }
}
