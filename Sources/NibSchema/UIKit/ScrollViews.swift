import NibGraph

extension UIKitElements {
  /// The kinds of the family, plainer ones first.
  static let scrollViewKinds: [Catalog.Kind] = [
    Catalog.Kind("scrollView") { scrollView },
    Catalog.Kind("collectionView") { collectionView },
    Catalog.Kind("collectionViewFlowLayout") { collectionViewFlowLayout },
    Catalog.Kind("collectionViewLayout", describesClass: true) { collectionViewLayout },
    Catalog.Kind("tableView") { tableView },
  ]

  /// Documented: UIKit, UIScrollView. Seen: Archives/Elements/scrollView; table and collection views inherit it.
  public static let scrollView = ElementSchema(
    "scrollView", class: "UIScrollView", inherits: UIKitElements.view,
    unarchived: [
      "dragInteractionEnabled": "items are dragged as by default",
      "remembersLastFocusedIndexPath": "the focus begins anew",
      "selectionFollowsFocus": "the selection stays where it is",
    ],
    rows: [
      .place(nib: .key(.viewTraitOverrides)),
      .place(nib: .key(.viewLocalOverrideTraitCollection)),
      .boolAsInt(
        "automaticallyAdjustsScrollIndicatorInsets", nib: "UIScrollViewIndicatorInsetAdjustmentBehavior", default: true
      ).since(.xcode11),
      .bool("showsHorizontalScrollIndicator", nib: "UIShowsHorizontalScrollIndicator", default: true, omit: true),
      .bool("showsVerticalScrollIndicator", nib: "UIShowsVerticalScrollIndicator", default: true, omit: true),
      .bool("bounces", nib: "UIBounceEnabled", default: true, omit: true),
      .bool("scrollEnabled", nib: "UIScrollDisabled", default: true, inverted: true, omit: false),
      .bool("pagingEnabled", nib: "UIPagingEnabled", default: false, omit: false),
      .bool("directionalLockEnabled", nib: "UIDirectionalLockEnabled", default: false, omit: false),
      .bool("bouncesZoom", nib: "UIBouncesZoom", default: true, omit: false),
      .bool("alwaysBounceVertical", nib: "UIAlwaysBounceVertical", default: false, omit: false),
      .bool("alwaysBounceHorizontal", nib: "UIAlwaysBounceHorizontal", default: false, omit: false),
      .bool("delaysContentTouches", nib: "UIDelaysContentTouches", default: true, omit: true),
      .bool("canCancelContentTouches", nib: "UICanCancelContentTouches", default: true, omit: true),
      .float("minimumZoomScale", nib: "UIMinimumZoomScale", omit: 1),
      .float("maximumZoomScale", nib: "UIMaximumZoomScale", omit: 1),
      .geometry("contentInset", .insets, nib: .key(.contentInset)),
      .geometry("scrollIndicatorInsets", .insets, nib: .key(.scrollIndicatorInsets)),
      .choice("indicatorStyle", .indicatorStyle, nib: "UIIndicatorStyle", omit: 0),
      .place(nib: .key(.contentSize)),
      .choice("keyboardDismissMode", .keyboardDismissMode, nib: "UIKeyboardDismissMode", omit: 0),
      .choice(
        "contentInsetAdjustmentBehavior", .insetAdjustment, nib: "UIScrollViewContentInsetAdjustmentBehavior",
        default: 0
      ).since(.xcode9),
      .custom(.refreshControl),
    ])

  /// Documented: UIKit, UITableView. Seen: Archives/Elements/tableView, 54 goldens.
  public static let tableView = ElementSchema(
    "tableView", class: "UITableView", inherits: UIKitElements.scrollView,
    ignored: ["dataMode"],
    rows: [
      .custom(.tableSubviews, nib: .key(.subviews)),
      .custom(.tableBackground, nib: .key(.uiBackgroundColor)),
    ] + keySelection + [
      .custom(.tableContentSize, nib: .key(.contentSize)),
      .choice("style", .tableStyle, nib: "UITableViewStyle", default: 0).since(.xcode11),
      .choice("style", .tableStyle, nib: "UIStyle", omit: 0).through(.xcode10point2),
      .choice("style", .tableStyle, nib: "UIStyle", default: 0).since(.xcode11),
      .constant(nib: "UISeparatorStyle", .int(1)).since(.xcode3point2)
        .unless("separatorStyle", in: ["none", "singleLineEtched"]),
      // Seen: 1 table of Xcode 14. Inferred: since when.
      .constant(nib: "UISeparatorStyle", .int(2)).since(.xcode3point2).when("separatorStyle", in: ["singleLineEtched"]),
      .constant(nib: "UISeparatorStyle", .int(1)).through(.xcode3point1).unless("style", in: ["grouped"]),
      .choice("separatorStyle", .separatorStyle, nib: "UISeparatorStyleIOS5AndLater", default: 1, omit: 0)
        .since(.xcode4point3),
      .constant(nib: "UISeparatorStyleIOS9AndLater", .int(0)).when("separatorStyle", in: ["none"]),
      .constant(nib: "UISeparatorStyleIOS9AndLater", .int(2)).since(.xcode7)
        .when("separatorStyle", in: ["singleLineEtched"]),
      .constant(nib: "UIPrefetchingEnabled", .bool(true)).since(.xcode13),
      .float("rowHeight", nib: "UIRowHeight", omit: 44).through(.xcode8point3),
      .float("rowHeight", nib: "UIRowHeight").since(.xcode9),
      // A grouped table of iOS 3 and 4 has ends of 10 points of itself. Seen: 2 tables of Xcode 3.2 of 2 apps.
      .float("sectionHeaderHeight", nib: "UISectionHeaderHeight", omit: 10).since(.xcode3point2).through(.xcode4)
        .when("style", in: ["grouped"]),
      .float("sectionHeaderHeight", nib: "UISectionHeaderHeight", omit: 22).since(.xcode3point2).through(.xcode4)
        .unless("style", in: ["grouped"]),
      .float("sectionHeaderHeight", nib: "UISectionHeaderHeight", omit: 22).through(.xcode3point1),
      .float("sectionHeaderHeight", nib: "UISectionHeaderHeight", omit: 22).since(.xcode4point3).through(.xcode6),
      .float("sectionHeaderHeight", nib: "UISectionHeaderHeight", omit: 28).since(.xcode7).through(.xcode8point3)
        .unless("style", in: ["grouped"]),
      .float("sectionHeaderHeight", nib: "UISectionHeaderHeight").since(.xcode7).through(.xcode8point3)
        .when("style", in: ["grouped"]),
      .float("sectionHeaderHeight", nib: "UISectionHeaderHeight").since(.xcode9),
      .float("sectionFooterHeight", nib: "UISectionFooterHeight", omit: 10).since(.xcode3point2).through(.xcode4)
        .when("style", in: ["grouped"]),
      .float("sectionFooterHeight", nib: "UISectionFooterHeight", omit: 22).since(.xcode3point2).through(.xcode4)
        .unless("style", in: ["grouped"]),
      .float("sectionFooterHeight", nib: "UISectionFooterHeight", omit: 22).through(.xcode3point1),
      .float("sectionFooterHeight", nib: "UISectionFooterHeight", omit: 22).since(.xcode4point3).through(.xcode6),
      .float("sectionFooterHeight", nib: "UISectionFooterHeight", omit: 28).since(.xcode7).through(.xcode8point3)
        .unless("style", in: ["grouped"]),
      .float("sectionFooterHeight", nib: "UISectionFooterHeight").since(.xcode7).through(.xcode8point3)
        .when("style", in: ["grouped"]),
      .float("sectionFooterHeight", nib: "UISectionFooterHeight").since(.xcode9),
      .float("estimatedRowHeight", nib: "UIEstimatedRowHeight", default: 0).since(.xcode9),
      .float("estimatedSectionHeaderHeight", nib: "UIEstimatedSectionHeaderHeight", default: 0).since(.xcode9),
      .float("estimatedSectionFooterHeight", nib: "UIEstimatedSectionFooterHeight", default: 0).since(.xcode9),
      .double("fillerRowHeight", nib: "UIFillerRowHeight", default: 0).since(.xcode13),
      .double("sectionHeaderTopPadding", nib: "UISectionHeaderTopPadding", default: -1).since(.xcode13),
      .bool("allowsSelection", nib: "UIAllowsSelection", default: true, omit: true),
      .bool("allowsMultipleSelection", nib: "UIAllowsMultipleSelection", default: false, omit: false),
      .bool(
        "allowsMultipleSelectionDuringEditing", nib: "UIAllowsMultipleSelectionDuringEditing", default: false,
        omit: false),
      .bool("allowsSelectionDuringEditing", nib: "UIAllowsSelectionDuringEditing", default: false, omit: false),
    ] + selectionOnTouch + [
      .bool("contentViewInsetsToSafeArea", nib: "UIInsetsContentViewsToSafeArea", default: true).since(.xcode9),
      .color("separatorColor", nib: "UISeparatorColor").through(.xcode26),
      .color("separatorColor", nib: "UISeparatorColor", default: .separator).since(.xcode26point1),
      .child("tableHeaderView", nib: .key(.tableHeaderView)),
      .child("tableFooterView", nib: .key(.tableFooterView)),
      .custom(.tablePrototypes),
      .custom(.staticTable),
      .color("sectionIndexBackgroundColor", nib: "UISectionIndexBackgroundColor"),
      .choice("separatorInsetReference", .separatorInsetReference, nib: "UISeparatorInsetReference", default: 0)
        .since(.xcode9),
      .geometry("separatorInset", .insets, nib: .key(.separatorInset)),
      // Seen: 1 table of Xcode 3.2 that says it and lacks it. Inferred: until when.
      .int("sectionIndexMinimumDisplayRowCount", nib: "UISectionIndexMinimumDisplayRowCount", omit: 0)
        .since(.xcode4point3),
      .color("sectionIndexColor", nib: "UISectionIndexColor"),
      .color("sectionIndexTrackingBackgroundColor", nib: "UISectionIndexTrackingBackgroundColor"),
    ])

  /// Tables archive the standard up to Xcode 7, and nothing where the document says no.
  ///
  /// Seen: 28 tables up to Xcode 7.2 with it, 4 without, of which 1 of 6.0 says no; none of 179 of 8.0 and later.
  static let selectionOnTouch: [Row] = [
    .bool(
      "showsSelectionImmediatelyOnTouchBegin", nib: "UIShowsSelectionImmediatelyOnTouchBegin", default: true,
      omit: false
    ).through(.xcode7),
    .bool(
      "showsSelectionImmediatelyOnTouchBegin", nib: "UIShowsSelectionImmediatelyOnTouchBegin", default: true, omit: true
    ).since(.xcode8beta),
  ]

  /// Documented: UIKit, UICollectionView. Seen: Archives/Elements/collectionView, 11 goldens.
  public static let collectionView = ElementSchema(
    "collectionView", class: "UICollectionView", inherits: UIKitElements.scrollView,
    ignored: ["dataMode"],
    rows: [
      .custom(.collectionSubviews, nib: .key(.subviews)),
      // Seen: 3 of 3 collection views of Xcode 9 that follow the readable width, none of 2 of Xcode 8.
      .geometry("layoutMargins", .insets, nib: .key(.viewLayoutMargins), default: [8, 8, 8, 8])
        .since(.xcode9).through(.xcode10point2).when("layoutMarginsFollowReadableWidth", in: ["YES"])
        .whenAbsent("directionalLayoutMargins"),
      .geometry("layoutMargins", .insets, nib: .key(.viewLayoutMargins)).since(.xcode9).through(.xcode10point2)
        .unless("layoutMarginsFollowReadableWidth", in: ["YES"]).whenAbsent("directionalLayoutMargins"),
      .geometry("layoutMargins", .insets, nib: .key(.viewLayoutMargins)).through(.xcode8point3)
        .whenAbsent("directionalLayoutMargins"),
      .geometry("layoutMargins", .insets, nib: .key(.viewLayoutMargins)).since(.xcode11)
        .whenAbsent("directionalLayoutMargins"),
      directionalMargins,
      // As tables. Seen: 6 collection views of Xcode 13.4 and 7 of Xcode 14, all, in documents of 2 apps. Inferred: Xcode 15.
    ] + keySelection + [
      .custom(.collectionContentSize, nib: .key(.contentSize)),
      .bool("allowsSelection", nib: "UIAllowsSelection", default: true, omit: true),
      .bool("allowsMultipleSelection", nib: "UIAllowsMultipleSelection", default: false, omit: false),
      .child("collectionViewLayout", nib: "UICollectionLayout"),
      // Seen: 7 collection views of Xcode 11 and later.
      .constant(nib: "UIAllowsUserInitiatedMultipleSelection", .bool(true)).since(.xcode11),
      .custom(.collectionPrototypes),
      .bool("prefetchingEnabled", nib: "UICollectionViewPrefetchingEnabled", default: true).since(.xcode8),
    ])

  /// A selection in a table or collection is key: said in other words by each era, and not from Xcode 15.1 on.
  ///
  /// Seen: 9 tables of Xcode 13.0, 16 of Xcode 14, 7 of Xcode 15.0, all; 15 of Xcode 15.1 to 16.0 without.
  private static let keySelection: [Row] = [
    .synthesized(
      nib: .key(.viewLocalOverrideTraitCollection), class: .class(.traitCollection),
      rows: [.constant(nib: "UITraitCollectionBuiltinTrait-_UITraitNameSelectionFollowsFocus", .int(0))]
    ).since(.xcode13).through(.xcode13point4),
    .synthesized(
      nib: .key(.viewLocalOverrideTraitCollection), class: .class(.traitCollection),
      rows: [.constant(nib: .key(.traitCollectionBuiltinTraitUITraitNameSelectionIsKey), .int(0))]
    ).since(.xcode14).through(.xcode14point3),
    .custom(.tableTraitOverrides, nib: .key(.viewTraitOverrides)).since(.xcode15).through(.xcode15),
  ]

  /// Documented: UIKit, UICollectionViewLayout, which is there to be subclassed. Inferred: archived as the flow layout is.
  public static let collectionViewLayout = ElementSchema(
    "collectionViewLayout", class: "UICollectionViewLayout", role: .object,
    rows: [])

  /// Documented: UIKit, UICollectionViewFlowLayout. Seen: Archives/Elements/collectionView, 10 goldens.
  public static let collectionViewFlowLayout = ElementSchema(
    "collectionViewFlowLayout", class: "UICollectionViewFlowLayout", role: .object,
    rows: [
      .float("minimumInteritemSpacing", nib: "UIInteritemSpacing", default: 10, omit: 10),
      .float("minimumLineSpacing", nib: "UILineSpacing", default: 10, omit: 10),
      .geometry("itemSize", .size, nib: .key(.itemSize), omit: [50, 50]),
      .geometry("estimatedItemSize", .size, nib: .key(.estimatedItemSize), omit: [0, 0])
        .unless("automaticEstimatedItemSize", in: ["YES"]),
      // Documented: the size that stands for automatic. Inferred: that it is archived as such.
      .constant(nib: .key(.estimatedItemSize), .reals([.greatestFiniteMagnitude, .greatestFiniteMagnitude]))
        .when("automaticEstimatedItemSize", in: ["YES"]),
      .geometry("headerReferenceSize", .size, nib: .key(.headerReferenceSize), omit: [0, 0]),
      .geometry("footerReferenceSize", .size, nib: .key(.footerReferenceSize), omit: [0, 0]),
      .geometry("sectionInset", .insets, nib: .key(.sectionInset), omit: [0, 0, 0, 0]),
      .choice("scrollDirection", .scrollDirection, nib: "UIScrollDirection", omit: 0),
      .bool(
        "sectionHeadersPinToVisibleBounds", nib: "UISectionHeadersPinToVisibleBounds", default: false, omit: false
      ).since(.xcode7),
      .bool(
        "sectionFootersPinToVisibleBounds", nib: "UISectionFootersPinToVisibleBounds", default: false, omit: false
      ).since(.xcode7),
      .choice("sectionInsetReference", .sectionInsetReference, nib: "UISectionInsetReference", omit: 0).since(.xcode9),
    ])
}

extension CustomLowering {
  package enum UIKitTraits: Sendable { case tableTraitOverrides, labelTraitOverrides }
  package enum UIKitTables: Sendable { case tableSubviews, tableContentSize, tableBackground }
  package enum UIKitPrototypes: Sendable { case tablePrototypes, collectionPrototypes, staticTable }
  package enum UIKitCollections: Sendable { case collectionSubviews, collectionContentSize }

  /// `UISubviews` of a table view: its footer and header.
  public static var tableSubviews: Self {
    Self(
      .uiKit(.tables(.tableSubviews)), reads: ["subviews", "tableFooterView", "tableHeaderView"],
      writes: [.key(.subviews)]
    )
  }

  /// `UISubviews` of a collection view: placeholder views for the header and footer of its section.
  public static var collectionSubviews: Self {
    Self(
      .uiKit(.collections(.collectionSubviews)),
      reads: ["subviews", "collectionViewLayout", "sectionHeaderView", "sectionFooterView"],
      writes: [.key(.subviews)])
  }

  /// `UIContentSize` of a table view: its width, and the height of what it has without rows.
  public static var tableContentSize: Self {
    Self(
      .uiKit(.tables(.tableContentSize)),
      reads: ["frame", "style", "sectionHeaderHeight", "sectionFooterHeight", "tableHeaderView", "tableFooterView"],
      writes: [.key(.contentSize)])
  }

  /// `UIContentSize` of a collection view: what its layout takes without items.
  public static var collectionContentSize: Self {
    Self(
      .uiKit(.collections(.collectionContentSize)), reads: ["frame", "collectionViewLayout", "cells"],
      writes: [.key(.delegate), .key(.contentSize)])
  }

  /// The background of a table view: opaque white has a name of its own in plain tables.
  public static var tableBackground: Self {
    Self(.uiKit(.tables(.tableBackground)), reads: ["backgroundColor", "style"], writes: [.key(.uiBackgroundColor)])
  }

  /// `UIViewTraitOverrides` of a table view: two sets of overrides that share objects.
  public static var tableTraitOverrides: Self {
    Self(
      .uiKit(.traits(.tableTraitOverrides)),
      writes: [.key(.viewTraitOverrides), .key(.viewLocalOverrideTraitCollection)])
  }

  /// `UIRefreshControl`: in the table's archive, though its element is the controller's.
  public static var refreshControl: Self {
    Self(.uiKit(.controllers(.refreshControl)), reads: ["refreshControl"], writes: [.key(.refreshControl)])
  }

  /// Prototypes of table views: archives inside the archive.
  public static var tablePrototypes: Self {
    Self(
      .uiKit(.prototypes(.tablePrototypes)), reads: ["prototypes"],
      writes: [.key(.tableViewCellPrototypeNibs), .key(.tableViewCellPrototypeNibExternalObjects)])
  }

  /// Prototypes of collection views, and of their headers and footers.
  public static var collectionPrototypes: Self {
    Self(
      .uiKit(.prototypes(.collectionPrototypes)), reads: ["cells", "sectionHeaderView", "sectionFooterView"],
      writes: [
        .key(.collectionViewCellPrototypeNibExternalObjects),
        .key(.collectionViewSupplementaryViewPrototypeNibExternalObjects), .key(.collectionViewCellNibDict),
        .key(.collectionViewSupplementaryViewNibDict),
      ])
  }

  /// Sections and rows of a table that never changes: an object of its own, which no element has.
  public static var staticTable: Self { Self(.uiKit(.prototypes(.staticTable)), reads: ["sections"]) }
}
