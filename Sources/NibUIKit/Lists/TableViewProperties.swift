import NibStandIns

/// The rows of a table.
///
/// - Seen: keys of UITableView in compiled nibs; newer archives repeat the older ones under other names.
enum TableViewProperties {
  static let rows: [Property<UITableView>] = [
    Property("style", "UITableViewStyle", "UIStyle", at: \.style),
    Property("rowHeight", "UIRowHeight", at: \.rowHeight),
    Property("sectionHeaderHeight", "UISectionHeaderHeight", at: \.sectionHeaderHeight),
    Property("sectionFooterHeight", "UISectionFooterHeight", at: \.sectionFooterHeight),
    Property("estimatedRowHeight", "UIEstimatedRowHeight", at: \.estimatedRowHeight),
    Property("estimatedSectionHeaderHeight", "UIEstimatedSectionHeaderHeight", at: \.estimatedSectionHeaderHeight),
    Property("estimatedSectionFooterHeight", "UIEstimatedSectionFooterHeight", at: \.estimatedSectionFooterHeight),
    Property("sectionHeaderTopPadding", "UISectionHeaderTopPadding", at: \.sectionHeaderTopPadding),
    Property("fillerRowHeight", "UIFillerRowHeight", at: \.fillerRowHeight),
    Property(
      "separatorStyle", "UISeparatorStyleIOS9AndLater", "UISeparatorStyleIOS5AndLater", "UISeparatorStyle",
      at: \.separatorStyle),
    Property("separatorColor", "UISeparatorColor", at: \.separatorColor),
    Property("separatorInset", "UISeparatorInset", at: \.separatorInset),
    Property("separatorInsetReference", "UISeparatorInsetReference", at: \.separatorInsetReference),
    Property("insetsContentViewsToSafeArea", "UIInsetsContentViewsToSafeArea", at: \.insetsContentViewsToSafeArea),
    Property("selectsOnTouchDown", "UIShowsSelectionImmediatelyOnTouchBegin", at: \.selectsOnTouchDown),
    Property("prefetchingEnabled", "UIPrefetchingEnabled", at: \.isPrefetchingEnabled),
    Property(
      "sectionIndexMinimumDisplayRowCount", "UISectionIndexMinimumDisplayRowCount",
      at: \.sectionIndexMinimumDisplayRowCount),
    Property("sectionIndexColor", "UISectionIndexColor", at: \.sectionIndexColor),
    Property("sectionIndexBackgroundColor", "UISectionIndexBackgroundColor", at: \.sectionIndexBackgroundColor),
    Property("allowsSelection", "UIAllowsSelection", at: \.allowsSelection),
    Property("allowsMultipleSelection", "UIAllowsMultipleSelection", at: \.allowsMultipleSelection),
    Property(
      "allowsSelectionDuringEditing", "UIAllowsSelectionDuringEditing", at: \.allowsSelectionDuringEditing),
    Property(
      "allowsMultipleSelectionDuringEditing", "UIAllowsMultipleSelectionDuringEditing",
      at: \.allowsMultipleSelectionDuringEditing),
  ]
}
