import NibGraph

extension UIKitElements {
  /// The kinds of the family, plainer ones first.
  static let cellKinds: [Catalog.Kind] = [
    Catalog.Kind("collectionReusableView") { collectionReusableView },
    Catalog.Kind("collectionViewCell") { collectionViewCell },
    Catalog.Kind("collectionViewCellContentView") { collectionViewCellContentView },
    Catalog.Kind("collectionViewCell/contentView", partOf: "collectionViewCell") { plainCellContentView },
    Catalog.Kind("tableViewCell") { tableViewCell },
    Catalog.Kind("tableViewCellContentView") { tableViewCellContentView },
  ]

  /// `hidesAccessoryWhenEditing` is archived nowhere: Documented to be without effect since iOS 3. Seen: archives of cells
  /// that say NO, none with a key for it.
  ///
  /// Documented: UIKit, UITableViewCell. Seen: Archives/Elements/tableViewCell, 79 goldens. Inferred: the key of
  /// the focus, by other readers of archives.
  public static let tableViewCell = ElementSchema(
    "tableViewCell", class: "UITableViewCell", inherits: UIKitElements.view,
    ignored: ["rowHeight", "tableViewCell"],
    unarchived: ["hidesAccessoryWhenEditing": "the accessory is that of the mode, as ever since iOS 3"],
    harmless: ["hidesAccessoryWhenEditing": "NO"],
    rows: [
      .custom(.cellSubviews, nib: .key(.subviews)),
      .custom(.cellBackground, nib: .key(.uiBackgroundColor)),
      .nonemptyString("reuseIdentifier", nib: .key(.reuseIdentifier)),
      .choice("style", .cellStyle, nib: "UITableViewCellStyle", omit: 0),
      .int("indentationLevel", nib: "UIIndentationLevel", omit: 0),
      .choice("selectionStyle", .selectionStyle, nib: "UISelectionStyle", omit: 3),
      .choice("accessoryType", .accessoryType, nib: "UIAccessoryType", omit: 0),
      .choice("editingAccessoryType", .accessoryType, nib: "UIEditingAccessoryType", omit: 0),
      .bool("shouldIndentWhileEditing", nib: "UIShouldIndentWhileEditing", default: true, omit: true),
      .bool("showsReorderControl", nib: "UIShowsReorderControl", default: false, omit: false),
      .float("indentationWidth", nib: "UIIndentationWidth", omit: 10).through(.xcode11point4),
      .float("indentationWidth", nib: "UIIndentationWidth", default: 10).since(.xcode12),
      .choice("focusStyle", .focusStyle, nib: "UIFocusStyle", omit: 0),
      .geometry("separatorInset", .insets, nib: .key(.separatorInset)),
      // Seen: 208 cells with a background, 5 of them of Xcode 13.4 and 14 in documents of 2 apps.
      .constant(nib: "UITableCellBackgroundColorSet", .bool(true)).since(.xcode7).through(.xcode8beta),
      .constant(nib: "UITableCellBackgroundColorSet", .bool(true)).through(.xcode6)
        .whenPresent("backgroundColor"),
      .constant(nib: "UITableCellBackgroundColorSet", .bool(true)).since(.xcode8)
        .whenPresent("backgroundColor"),
      .child("backgroundView", nib: "UIBackgroundView"),
      .child("selectedBackgroundView", nib: "UISelectedBackgroundView"),
      .custom(.systemBackground, nib: .key(.systemBackgroundView)).since(.xcode12),
      .constant(nib: "UIContentConfigurationIdentifier", .null).since(.xcode12).through(.xcode13point4),
      .constant(nib: "UIContentConfigurationView", .null).since(.xcode12),
      .custom(.tableCellContent),
    ])

  /// Seen: Archives/Elements/tableViewCell, 79 goldens. The first of a cell's subviews.
  public static let tableViewCellContentView = ElementSchema(
    "tableViewCellContentView", class: "UITableViewCellContentView", fallback: .class(.view),
    inherits: UIKitElements.view,
    ignored: ["tableViewCell"], rows: [])

  /// Documented: UIKit, UICollectionReusableView. Seen: 12 goldens.
  public static let collectionReusableView = ElementSchema(
    "collectionReusableView", class: .class(.collectionReusableView), inherits: UIKitElements.view,
    rows: [
      .nonemptyString("reuseIdentifier", nib: .key(.reuseIdentifier))
    ])

  /// Documented: UIKit, UICollectionViewCell. Seen: Archives/Elements/collectionViewCell, 10 goldens.
  public static let collectionViewCell = ElementSchema(
    "collectionViewCell", class: "UICollectionViewCell", inherits: UIKitElements.collectionReusableView,
    ignored: ["customSize", "size"],
    rows: [
      .custom(.cellSubviews, nib: .key(.subviews)),
      .child("backgroundView", nib: "UIBackgroundView"),
      .child("selectedBackgroundView", nib: "UISelectedBackgroundView"),
      // Seen: 79 cells of both kinds of Xcode 12 and 13 with an identifier, 85 of later compilers without.
      .constant(nib: .key(.systemBackgroundView), .null).since(.xcode12),
      .constant(nib: "UIContentConfigurationIdentifier", .null).since(.xcode12).through(.xcode13point4),
      .constant(nib: "UIContentConfigurationView", .null).since(.xcode12),
      .custom(.collectionCellContent),
    ])

  /// The content view in documents of newer versions; archived as a plain view. Inferred: from the view it replaced.
  public static let collectionViewCellContentView = ElementSchema(
    "collectionViewCellContentView", class: .class(.view), inherits: UIKitElements.view, rows: [])

  /// The content view of a collection view cell in documents of older versions: a `<view>` without an id.
  ///
  /// Compilers make it up and take from the element its frame and its subviews alone; the cell's constraints become its
  /// own. The tag is ours, and no element's. Seen: 16 goldens.
  public static let plainCellContentView = ElementSchema(
    "collectionViewCell/contentView", class: .class(.view),
    ignored: UIKitElements.view.rows.map(\.attribute).filter { !$0.isEmpty }.map { .sameInEveryForm($0) },
    rows: [
      .custom(.frame),
      .custom(.subviews, nib: .key(.subviews)),
      .constant(nib: .key(.deepDrawRect), .bool(true)).since(.xcode8),
      .constant(nib: .key(.opaque), .bool(true)),
      .constant(nib: .key(.autoresizeSubviews), .bool(true)),
      // Seen: 18 in 1 view of Xcode 5; later what the document says, 1 view with a mask and 17 without.
      .constant(nib: .key(.autoresizingMask), .int(18)).through(.xcode5),
      .bits("autoresizingMask", .autoresizing, nib: .key(.autoresizingMask), omit: 0).since(.xcode6),
      .custom(.translatesMask),
      .custom(.constraints),
      .custom(.layoutGuides),
      .constant(nib: .key(.viewSemanticContentAttribute), .int(0)).since(.xcode7),
      .constant(nib: .key(.viewLargeContentStoredProperties), .null).since(.xcode11),
    ])
}

extension CustomLowering {
  package enum UIKitViews: Sendable {
    case subviews, translatesMask, storyboardTint, visualEffect, properties
  }
  package enum UIKitLayoutGuides: Sendable { case layoutGuides }
  package enum UIKitFrames: Sendable { case frame }
  package enum UIKitConstraints: Sendable { case constraints, constraint }
  package enum UIKitCells: Sendable { case cellSubviews, tableCellContent, collectionCellContent }
  package enum UIKitCellBackgrounds: Sendable { case cellBackground, labelBackground, systemBackground }

  /// `UIBounds` and `UICenter`: two keys from one rect, and a rect that may be absent, computed or told by distances.
  public static var frame: Self {
    Self(
      .uiKit(.frames(.frame)), reads: ["frame", "frameInset", "bounds", "simulatedStatusBarMetrics"],
      writes: [.key(.bounds), .key(.center)])
  }

  /// `UISubviews`: the children's list, of which variations by size class take away.
  public static var subviews: Self { Self(.uiKit(.views(.subviews)), reads: ["subviews"], writes: [.key(.subviews)]) }

  /// `UISubviews` of a cell: its content view and a separator, which the compiler synthesizes.
  public static var cellSubviews: Self {
    Self(
      .uiKit(.cells(.cellSubviews)),
      reads: [
        "subviews", "contentView", "tableViewCellContentView", "collectionViewCellContentView", "detailTextLabel",
        "separatorInset", "frame",
      ], writes: [.key(.subviews)])
  }

  /// `UIViewAutolayoutConstraints`: the element's own and those synthesized for children with a fixed frame.
  public static var constraints: Self {
    Self(
      .uiKit(.constraints(.constraints)), reads: ["constraints", "subviews"], writes: [.key(.viewAutolayoutConstraints)]
    )
  }

  /// `UIViewLayoutGuides`: a guide object with four system constraints.
  public static var layoutGuides: Self {
    Self(
      .uiKit(.layoutGuides(.layoutGuides)), reads: ["viewLayoutGuide", "safeArea"], writes: [.key(.viewLayoutGuides)])
  }

  /// `UIViewDoesNotTranslateAutoresizingMaskIntoConstraints`: depends on the parent's layout of fixed frames.
  public static var translatesMask: Self {
    Self(
      .uiKit(.views(.translatesMask)), reads: ["translatesAutoresizingMaskIntoConstraints", "fixedFrame"],
      writes: [.key(.viewDoesNotTranslateAutoresizingMaskIntoConstraints)])
  }

  /// `UITintColor` of a root view or a container's navigation bar that says none: the storyboard's.
  public static var storyboardTint: Self {
    Self(.uiKit(.views(.storyboardTint)), writes: [.key(.tintColor)])
  }

  /// The background of a cell: one that says none may archive the system's.
  public static var cellBackground: Self {
    Self(
      .uiKit(.cellBackgrounds(.cellBackground)), reads: ["backgroundColor", "selectionStyle"],
      writes: [.key(.uiBackgroundColor), .key(.didEncodeCompatibilityBackgroundColor)])
  }

  /// The background view that the system gives a table view cell, with its configuration.
  public static var systemBackground: Self {
    Self(
      .uiKit(.cellBackgrounds(.systemBackground)), reads: ["backgroundColor", "selectionStyle", "frame"],
      writes: [.key(.systemBackgroundView)])
  }

  /// The content view of a table view cell, and its views by style.
  public static var tableCellContent: Self {
    Self(
      .uiKit(.cells(.tableCellContent)),
      reads: ["contentView", "tableViewCellContentView", "textLabel", "detailTextLabel", "imageView"],
      writes: [.key(.contentView), .key(.textLabel), .key(.detailTextLabel), .key(.imageView)])
  }

  /// The content view of a collection view cell, which older documents give no id.
  public static var collectionCellContent: Self {
    Self(
      .uiKit(.cells(.collectionCellContent)), reads: ["contentView", "collectionViewCellContentView"],
      writes: [.key(.contentView)])
  }
}
