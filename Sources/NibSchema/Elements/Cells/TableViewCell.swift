extension ElementSchema {
  /// `hidesAccessoryWhenEditing` is silent: Documented to be without effect since iOS 3. Seen: archives of cells that
  /// have it, none with a key for it.
  ///
  /// Documented: UIKit, UITableViewCell. Seen: Archives/Elements/tableViewCell, 79 goldens. Inferred: the key of
  /// the focus, by other readers of archives.
  static let tableViewCell = ElementSchema(
    "tableViewCell", class: "UITableViewCell", inherits: "view",
    silent: [
      "hidesAccessoryWhenEditing", "rowHeight", "contentView", "textLabel", "detailTextLabel", "imageView",
      "tableViewCell", "backgroundColor",
    ],
    rows: [
      .special(.tableBackground, nib: "UIBackgroundColor"),
      .nonemptyString("reuseIdentifier", nib: "UIReuseIdentifier"),
      .choice("style", .cellStyle, nib: "UITableViewCellStyle", omit: 0),
      .int("indentationLevel", nib: "UIIndentationLevel", omit: 0),
      .choice("selectionStyle", .selectionStyle, nib: "UISelectionStyle", omit: 3),
      .choice("accessoryType", .accessoryType, nib: "UIAccessoryType", omit: 0),
      .choice("editingAccessoryType", .accessoryType, nib: "UIEditingAccessoryType", omit: 0),
      .bool("shouldIndentWhileEditing", nib: "UIShouldIndentWhileEditing", default: true, omit: true),
      .bool("showsReorderControl", nib: "UIShowsReorderControl", default: false, omit: false),
      .float("indentationWidth", nib: "UIIndentationWidth", omit: 10).through(.nib9g),
      .float("indentationWidth", nib: "UIIndentationWidth", default: 10).since(.nib9h),
      .choice("focusStyle", .focusStyle, nib: "UIFocusStyle", omit: 0),
      .geometry("separatorInset", .insets, nib: "UISeparatorInset"),
      // Seen: 203 cells with a background, all but those of version 10, whose background is a configuration.
      .constant(nib: "UITableCellBackgroundColorSet", .bool(true)).since(.nib9c).through(.nib9d),
      .constant(nib: "UITableCellBackgroundColorSet", .bool(true)).through(.nib9b)
        .unless("backgroundColor", in: [nil]),
      .constant(nib: "UITableCellBackgroundColorSet", .bool(true)).since(.nib9e).through(.nib9h)
        .unless("backgroundColor", in: [nil]),
      .child("backgroundView", nib: "UIBackgroundView"),
      .child("selectedBackgroundView", nib: "UISelectedBackgroundView"),
      .special(.systemBackground, nib: "UISystemBackgroundView").since(.nib9h),
      .constant(nib: "UIContentConfigurationIdentifier", .null).since(.nib9h).through(.nib9h),
      .constant(nib: "UIContentConfigurationView", .null).since(.nib9h),
      .special(.cellContent),
    ])
}
