/// Attributes that name images and that no row of the form `image` reads: those of elements that are no kinds, those that
/// code of the compiler reads, and those that no archive is known to have.
///
/// With the rows of that form they are all attributes that name images; how an attribute is called tells nothing:
/// `doesNotDimImage` is a flag.
public struct ImagePart: Sendable {
  /// The tag, or a kind that elements inherit from.
  public let tag: String
  /// The attributes.
  public let attributes: [String]

  /// Attributes of elements of a tag.
  public init(_ tag: String, _ attributes: String...) {
    self.tag = tag
    self.attributes = attributes
  }
}

/// Seen: in 1 495 documents, each with the name of an image of the document's list, but for those that say otherwise.
extension Catalog {
  static let uikitImages = [
    ImagePart("state", "image", "backgroundImage"), ImagePart("segment", "image"), ImagePart("imageReference", "image"),
    // Inferred: by their names in UIKit.
    ImagePart("view", "largeContentImage"), ImagePart("menu", "image"), ImagePart("command", "image"),
    ImagePart("navigationBar", "backgroundImage"),
    ImagePart(
      "navigationBarAppearance", "backIndicatorImage", "backIndicatorTransitionMaskImage", "backgroundImage",
      "shadowImage"),
  ]

  static let appkitImages = [
    ImagePart("imageReference", "image"),
    // Seen: 3 items, with names of images that the document holds itself.
    ImagePart("menuItem", "onStateImage", "mixedStateImage"),
  ]

  /// Seen: in 40 documents, with names of files and of images of catalogs.
  static let watchkitImages = [
    ImagePart("controller", "backgroundImage"), ImagePart("notificationController", "backgroundImage"),
    ImagePart("group", "backgroundImage"), ImagePart("imageView", "image"),
    ImagePart("slider", "minimumImage", "maximumImage"),
    // Inferred: by WatchKit's pages.
    ImagePart("button", "backgroundImage"), ImagePart("menuItem", "image"),
  ]
}
