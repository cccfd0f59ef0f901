extension ElementSchema {
  /// Documented: UIKit, UITableView. Seen: Archives/Elements/tableView, 54 goldens.
  static let tableView = ElementSchema(
    "tableView", class: "UITableView", inherits: "scrollView",
    silent: [
      "fillerRowHeight", "sectionHeaderTopPadding", "separatorInsetReference", "contentViewInsetsToSafeArea",
      "dataMode", "backgroundColor", "prototypes", "sections",
    ],
    rows: [
      .special(.tableBackground, nib: "UIBackgroundColor"),
      .choice("style", .tableStyle, nib: "UITableViewStyle", default: 0).since(.nib9g),
      .choice("style", .tableStyle, nib: "UIStyle", omit: 0).through(.nib9f),
      .choice("style", .tableStyle, nib: "UIStyle", default: 0).since(.nib9g),
      .constant(nib: "UISeparatorStyle", .int(1)).unless("separatorStyle", in: ["none"]),
      .choice("separatorStyle", .separatorStyle, nib: "UISeparatorStyleIOS5AndLater", default: 1, omit: 0),
      .constant(nib: "UISeparatorStyleIOS9AndLater", .int(0)).when("separatorStyle", in: ["none"]),
      .constant(nib: "UIPrefetchingEnabled", .bool(true)).since(.nib10),
      .float("rowHeight", nib: "UIRowHeight", omit: 44).through(.nib9e),
      .float("rowHeight", nib: "UIRowHeight").since(.nib9f),
      .float("sectionHeaderHeight", nib: "UISectionHeaderHeight", omit: 22).through(.nib9b),
      .float("sectionHeaderHeight", nib: "UISectionHeaderHeight", omit: 28).since(.nib9c).through(.nib9e)
        .unless("style", in: ["grouped"]),
      .float("sectionHeaderHeight", nib: "UISectionHeaderHeight").since(.nib9c).through(.nib9e)
        .when("style", in: ["grouped"]),
      .float("sectionHeaderHeight", nib: "UISectionHeaderHeight").since(.nib9f),
      .float("sectionFooterHeight", nib: "UISectionFooterHeight", omit: 22).through(.nib9b),
      .float("sectionFooterHeight", nib: "UISectionFooterHeight", omit: 28).since(.nib9c).through(.nib9e)
        .unless("style", in: ["grouped"]),
      .float("sectionFooterHeight", nib: "UISectionFooterHeight").since(.nib9c).through(.nib9e)
        .when("style", in: ["grouped"]),
      .float("sectionFooterHeight", nib: "UISectionFooterHeight").since(.nib9f),
      .float("estimatedRowHeight", nib: "UIEstimatedRowHeight", default: 0).since(.nib9f),
      .float("estimatedSectionHeaderHeight", nib: "UIEstimatedSectionHeaderHeight", default: 0).since(.nib9f),
      .float("estimatedSectionFooterHeight", nib: "UIEstimatedSectionFooterHeight", default: 0).since(.nib9f),
      .double("fillerRowHeight", nib: "UIFillerRowHeight", default: 0).since(.nib10),
      .double("sectionHeaderTopPadding", nib: "UISectionHeaderTopPadding", default: -1).since(.nib10),
      .bool("allowsSelection", nib: "UIAllowsSelection", default: true, omit: true),
      .bool("allowsMultipleSelection", nib: "UIAllowsMultipleSelection", default: false, omit: false),
      .bool(
        "allowsMultipleSelectionDuringEditing", nib: "UIAllowsMultipleSelectionDuringEditing", default: false,
        omit: false),
      .bool("allowsSelectionDuringEditing", nib: "UIAllowsSelectionDuringEditing", default: false, omit: false),
    ] + selectionOnTouch + [
      .bool("contentViewInsetsToSafeArea", nib: "UIInsetsContentViewsToSafeArea", default: true).since(.nib9f),
      .child("tableHeaderView", nib: "UITableHeaderView"),
      .child("tableFooterView", nib: "UITableFooterView"),
      .special(.prototypes),
      .special(.staticTable),
      .choice("separatorInsetReference", .separatorInsetReference, nib: "UISeparatorInsetReference", default: 0)
        .since(.nib9f),
      .color("separatorColor", nib: "UISeparatorColor"),
      .geometry("separatorInset", .insets, nib: "UISeparatorInset"),
      .int("sectionIndexMinimumDisplayRowCount", nib: "UISectionIndexMinimumDisplayRowCount", omit: 0),
      .color("sectionIndexColor", nib: "UISectionIndexColor"),
      .color("sectionIndexBackgroundColor", nib: "UISectionIndexBackgroundColor"),
      .color("sectionIndexTrackingBackgroundColor", nib: "UISectionIndexTrackingBackgroundColor"),
    ])
}
