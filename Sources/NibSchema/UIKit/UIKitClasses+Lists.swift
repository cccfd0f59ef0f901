import NibGraph

extension UIKitElements {
  private static let headerNibs = "UITableViewHeaderFooterPrototypeNibs"

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
      ], implied: [.key(.refreshControl)]),
    FrameworkClass(
      "UITextView", "UIScrollView", kinds: [textView],
      properties: texts + [
        ArchivedProperty("keepsTextColorOnTraitChange", key: "UIDisableUpdateTextColorOnTraitCollectionChange", .bool)
      ], values: typing),
    FrameworkClass(
      "UITableView", "UIScrollView", kinds: [tableView],
      children: [.key(.key(.tableHeaderView)), .key(.key(.tableFooterView))],
      properties: [ArchivedProperty("prefetchingEnabled", key: "UIPrefetchingEnabled", .bool)],
      names: [
        "contentViewInsetsToSafeArea": "insetsContentViewsToSafeArea",
        "showsSelectionImmediatelyOnTouchBegin": "selectsOnTouchDown",
      ], values: ["separatorStyle": ["default": "singleLine"]],
      implied: [
        .key(.tableHeaderView), .key(.tableFooterView), .key(.cellNibs), .key(.cellExternals),
        headerNibs, "UITableViewHeaderFooterPrototypeNibExternalObjects",
      ], outlets: FrameworkOutlets.uiKit, prototypeKeys: [.key(.cellNibs), headerNibs]),
    FrameworkClass(
      "UICollectionView", "UIScrollView", kinds: [collectionView],
      properties: [
        ArchivedProperty(
          "allowsUserInitiatedMultipleSelection", key: "UIAllowsUserInitiatedMultipleSelection", .bool)
      ],
      implied: [
        .key(.itemNibs), .key(.itemExternals), .key(.supplementNibs), .key(.supplementExternals),
      ], outlets: FrameworkOutlets.uiKit, prototypeKeys: [.key(.itemNibs), .key(.supplementNibs)]),
    FrameworkClass(
      "UITableViewCell", "UIView", kinds: [tableViewCell],
      properties: [ArchivedProperty("hasBackgroundColor", key: "UITableCellBackgroundColorSet", .bool)],
      values: [
        "style": [
          "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleValue1": "value1",
          "IBUITableViewCellStyleValue2": "value2", "IBUITableViewCellStyleSubtitle": "subtitle",
        ]
      ],
      implied: [.key(.contentView), .key(.textLabel), .key(.detailTextLabel), .key(.imageView)]),
    FrameworkClass(
      "UITableViewHeaderFooterView", "UIView", implied: [.key(.contentView), .key(.textLabel)]),
    FrameworkClass(.class(.collectionReusableView), "UIView", kinds: [collectionReusableView]),
    FrameworkClass(
      "UICollectionViewCell", .class(.collectionReusableView), kinds: [collectionViewCell],
      implied: [.key(.contentView)]),
    FrameworkClass("UICollectionViewListCell", "UICollectionViewCell"),
    FrameworkClass(.class(.tableDataSource)),
    FrameworkClass(
      .class(.tableSection),
      properties: [
        ArchivedProperty("headerTitle", key: .key(.sectionHeader), .text),
        ArchivedProperty("footerTitle", key: .key(.sectionFooter), .text),
      ]),
    FrameworkClass(
      .class(.tableRow), properties: [ArchivedProperty("height", key: "UITableRowHeight", .real)]),
    FrameworkClass("UICollectionViewLayout", kinds: [collectionViewLayout]),
    FrameworkClass("UICollectionViewFlowLayout", "UICollectionViewLayout", kinds: [collectionViewFlowLayout]),
  ]
}
