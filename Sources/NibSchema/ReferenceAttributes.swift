/// The attributes of documents whose value is the id of another element.
///
/// Where an id changes, these follow.
/// - Seen: each in public documents, with the id of an element of the same document as its value.
public enum ReferenceAttributes {
  /// Names that refer to elements whatever the tag.
  private static let everywhere: Set<String> = [
    "destination", "target", "firstItem", "secondItem", "initialViewController", "selectedItem", "tableViewCell",
    "textLabel", "detailTextLabel", "imageView", "headerView", "previousBinding", "headOfMergedCell",
    "outlineTableColumn", "popoverAnchorView", "popoverAnchorBarButtonItem",
  ]

  /// Names that refer to elements in some tags and say something else in others.
  private static let inTags: [String: Set<String>] = [
    "reference": ["exclude", "include", "segue", "toolbarItem"], "row": ["gridCell"], "column": ["gridCell"],
    "name": ["designable"],
  ]

  /// Whether an attribute refers to an element in some tag.
  public static func mayRefer(_ attribute: String) -> Bool {
    everywhere.contains(attribute) || inTags[attribute] != nil
  }

  /// Whether an attribute of a tag refers to an element by its id.
  public static func contains(_ attribute: String, of tag: String) -> Bool {
    everywhere.contains(attribute) || inTags[attribute]?.contains(tag) ?? false
  }
}
