import NibStandIns

/// The rows of a table.
///
/// - Seen: keys of UITableView in compiled nibs; newer archives repeat the older ones under other names.
enum TableViewProperties {
  static let rows: [Property<UITableView>] = [
    Property("style", "UITableViewStyle", "UIStyle", get: { $0.style }, set: { $0.style = $1 }),
    Property("rowHeight", "UIRowHeight", get: { $0.rowHeight }, set: { $0.rowHeight = $1 }),
    Property(
      "sectionHeaderHeight", "UISectionHeaderHeight", get: { $0.sectionHeaderHeight },
      set: { $0.sectionHeaderHeight = $1 }),
    Property(
      "sectionFooterHeight", "UISectionFooterHeight", get: { $0.sectionFooterHeight },
      set: { $0.sectionFooterHeight = $1 }),
    Property(
      "estimatedRowHeight", "UIEstimatedRowHeight", get: { $0.estimatedRowHeight }, set: { $0.estimatedRowHeight = $1 }),
    Property(
      "estimatedSectionHeaderHeight", "UIEstimatedSectionHeaderHeight", get: { $0.estimatedSectionHeaderHeight },
      set: { $0.estimatedSectionHeaderHeight = $1 }),
    Property(
      "estimatedSectionFooterHeight", "UIEstimatedSectionFooterHeight", get: { $0.estimatedSectionFooterHeight },
      set: { $0.estimatedSectionFooterHeight = $1 }),
    Property(
      "sectionHeaderTopPadding", "UISectionHeaderTopPadding", get: { $0.sectionHeaderTopPadding },
      set: { $0.sectionHeaderTopPadding = $1 }),
    Property("fillerRowHeight", "UIFillerRowHeight", get: { $0.fillerRowHeight }, set: { $0.fillerRowHeight = $1 }),
    Property(
      "separatorStyle", "UISeparatorStyleIOS9AndLater", "UISeparatorStyleIOS5AndLater", "UISeparatorStyle",
      get: { $0.separatorStyle }, set: { $0.separatorStyle = $1 }),
    Property("separatorColor", "UISeparatorColor", get: { $0.separatorColor }, set: { $0.separatorColor = $1 }),
    Property("separatorInset", "UISeparatorInset", get: { $0.separatorInset }, set: { $0.separatorInset = $1 }),
    Property(
      "separatorInsetReference", "UISeparatorInsetReference", get: { $0.separatorInsetReference },
      set: { $0.separatorInsetReference = $1 }),
    Property(
      "insetsContentViewsToSafeArea", "UIInsetsContentViewsToSafeArea", get: { $0.insetsContentViewsToSafeArea },
      set: { $0.insetsContentViewsToSafeArea = $1 }),
    Property(
      "selectsOnTouchDown", "UIShowsSelectionImmediatelyOnTouchBegin", get: { $0.selectsOnTouchDown },
      set: { $0.selectsOnTouchDown = $1 }),
    Property(
      "prefetchingEnabled", "UIPrefetchingEnabled", get: { $0.isPrefetchingEnabled },
      set: { $0.isPrefetchingEnabled = $1 }),
    Property(
      "sectionIndexMinimumDisplayRowCount", "UISectionIndexMinimumDisplayRowCount",
      get: { $0.sectionIndexMinimumDisplayRowCount }, set: { $0.sectionIndexMinimumDisplayRowCount = $1 }),
    Property(
      "sectionIndexColor", "UISectionIndexColor", get: { $0.sectionIndexColor }, set: { $0.sectionIndexColor = $1 }),
    Property(
      "sectionIndexBackgroundColor", "UISectionIndexBackgroundColor", get: { $0.sectionIndexBackgroundColor },
      set: { $0.sectionIndexBackgroundColor = $1 }),
    Property("allowsSelection", "UIAllowsSelection", get: { $0.allowsSelection }, set: { $0.allowsSelection = $1 }),
    Property(
      "allowsMultipleSelection", "UIAllowsMultipleSelection", get: { $0.allowsMultipleSelection },
      set: { $0.allowsMultipleSelection = $1 }),
    Property(
      "allowsSelectionDuringEditing", "UIAllowsSelectionDuringEditing", get: { $0.allowsSelectionDuringEditing },
      set: { $0.allowsSelectionDuringEditing = $1 }),
    Property(
      "allowsMultipleSelectionDuringEditing", "UIAllowsMultipleSelectionDuringEditing",
      get: { $0.allowsMultipleSelectionDuringEditing }, set: { $0.allowsMultipleSelectionDuringEditing = $1 }),
  ]
}
