import NibGraph

extension UIKitElements {
  private static let headerNibs = "UITableViewHeaderFooterPrototypeNibs"
  private static let headerExternals = "UITableViewHeaderFooterPrototypeNibExternalObjects"

  /// Views that scroll, lists and their parts.
  static let listClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIScrollView", "UIView", kinds: [scrollView], children: [.key(.key(.refreshControl))],
      properties: [
        ArchivedProperty("contentSize", key: .key(.contentSize), .size),
        ArchivedProperty("contentOffset", key: "UIContentOffset", .point),
        ArchivedProperty("zoomScale", key: "UIZoomScale", .real),
        ArchivedProperty(
          "indicatorInsetAdjustmentBehavior", key: "UIScrollViewIndicatorInsetAdjustmentBehavior", .int),
        .loose("scrollsToTop", .bool),
      ], fields: ["refreshControl": .key(.refreshControl)], implied: [.key(.refreshControl)]),
    FrameworkClass(
      "UITextView", "UIScrollView", kinds: [textView],
      properties: texts + [
        ArchivedProperty("keepsTextColorOnTraitChange", key: "UIDisableUpdateTextColorOnTraitCollectionChange", .bool)
      ], values: typing),
    FrameworkClass(
      "UITableView", "UIScrollView", kinds: [tableView],
      children: [.key(.key(.tableHeaderView)), .key(.key(.tableFooterView))],
      properties: [ArchivedProperty("prefetchingEnabled", key: "UIPrefetchingEnabled", .bool)],
      fields: [
        "cellPrototypes": .key(.tableViewCellPrototypeNibs),
        "cellExternals": .key(.tableViewCellPrototypeNibExternalObjects), "headerPrototypes": headerNibs,
        "headerExternals": headerExternals,
      ],
      names: [
        "contentViewInsetsToSafeArea": "insetsContentViewsToSafeArea",
        "showsSelectionImmediatelyOnTouchBegin": "selectsOnTouchDown",
      ], values: ["separatorStyle": ["default": "singleLine"]],
      implied: [
        .key(.tableHeaderView), .key(.tableFooterView), .key(.tableViewCellPrototypeNibs),
        .key(.tableViewCellPrototypeNibExternalObjects),
        headerNibs, headerExternals,
      ], outlets: FrameworkOutlets.uiKit, prototypeKeys: [.key(.tableViewCellPrototypeNibs), headerNibs]),
    FrameworkClass(
      "UICollectionView", "UIScrollView", kinds: [collectionView],
      properties: [
        ArchivedProperty(
          "allowsUserInitiatedMultipleSelection", key: "UIAllowsUserInitiatedMultipleSelection", .bool)
      ],
      fields: [
        "cellPrototypes": .key(.collectionViewCellNibDict),
        "cellExternals": .key(.collectionViewCellPrototypeNibExternalObjects),
        "supplementPrototypes": .key(.collectionViewSupplementaryViewNibDict),
        "supplementExternals": .key(.collectionViewSupplementaryViewPrototypeNibExternalObjects),
        "delegate": .key(.delegate),
      ],
      implied: [
        .key(.collectionViewCellNibDict), .key(.collectionViewCellPrototypeNibExternalObjects),
        .key(.collectionViewSupplementaryViewNibDict),
        .key(.collectionViewSupplementaryViewPrototypeNibExternalObjects),
      ], outlets: FrameworkOutlets.uiKit,
      prototypeKeys: [.key(.collectionViewCellNibDict), .key(.collectionViewSupplementaryViewNibDict)]),
    FrameworkClass(
      "UITableViewCell", "UIView", kinds: [tableViewCell],
      properties: [ArchivedProperty("hasBackgroundColor", key: "UITableCellBackgroundColorSet", .bool)],
      fields: [
        "contentView": .key(.contentView), "textLabel": .key(.textLabel), "detailTextLabel": .key(.detailTextLabel),
        "imageView": .key(.imageView), "systemBackground": .key(.systemBackgroundView),
      ],
      values: [
        "style": [
          "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleValue1": "value1",
          "IBUITableViewCellStyleValue2": "value2", "IBUITableViewCellStyleSubtitle": "subtitle",
        ]
      ],
      implied: [.key(.contentView), .key(.textLabel), .key(.detailTextLabel), .key(.imageView)]),
    FrameworkClass(
      "UITableViewHeaderFooterView", "UIView",
      fields: ["contentView": .key(.contentView), "textLabel": .key(.textLabel), "reuseIdentifier": ""],
      implied: [.key(.contentView), .key(.textLabel)]),
    FrameworkClass(.class(.collectionReusableView), "UIView", kinds: [collectionReusableView]),
    FrameworkClass(
      "UICollectionViewCell", .class(.collectionReusableView), kinds: [collectionViewCell],
      fields: ["contentView": .key(.contentView)],
      implied: [.key(.contentView)]),
    FrameworkClass("UICollectionViewListCell", "UICollectionViewCell"),
    FrameworkClass(.class(.tableViewDataSource), fields: ["sections": .key(.tableSections)]),
    FrameworkClass(
      .class(.tableViewSection),
      properties: [
        ArchivedProperty("headerTitle", key: .key(.tableSectionHeaderTitle), .text),
        ArchivedProperty("footerTitle", key: .key(.tableSectionFooterTitle), .text),
      ],
      fields: [
        "headerView": "UITableSectionHeaderView", "footerView": "UITableSectionFooterView",
        "rows": .key(.tableSectionRows),
      ]),
    FrameworkClass(
      .class(.tableViewRow), properties: [ArchivedProperty("height", key: "UITableRowHeight", .real)],
      fields: ["cell": .key(.tableRowCell)]),
    FrameworkClass("UICollectionViewFlowLayout", "UICollectionViewLayout", kinds: [collectionViewFlowLayout]),
  ]
}
