/// Which root elements a reader takes.
enum AcceptedRoots {
  /// Those of modern interface files.
  case interfaces
  /// Those, and the `<archive>` of Xcode 3 and 4.
  case bothDialects
  /// Any.
  case any
}

/// Tells from the root element which file this is.
enum RootElement {
  /// The answer.
  enum Judgement {
    /// A modern interface file.
    case interface(Document.Kind)
    /// Something else: why, and what to do.
    case refused(DocumentError.Code, String)
  }

  /// What the `type` of every interface file begins with, with and without the 3 of `InterfaceBuilder3`.
  private static let family = "com.apple.InterfaceBuilder"

  /// Carbon's documents: an `<archive>` of its own type, and before it an `<object class="NSIBObjectData">`.
  private static let carbon = Judgement.refused(
    .notAnInterface, "this is a document for Carbon, whose nibs no system loads any more; it is not read")

  // By bytes: strings are compared by characters, which costs more than the rest of reading a root.
  private static func isOfFamily(_ type: String) -> Bool { type.utf8.starts(with: family.utf8) }

  private static func isStoryboard(_ type: String) -> Bool {
    [".Storyboard.XIB", ".Storyboard"].contains { type.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Judges by tag and `type`.
  ///
  /// Seen: `com.apple.InterfaceBuilder3.Cocoa.XIB`, `….CocoaTouch.XIB`, `….CocoaTouch.iPad.XIB`, `….Storyboard.XIB`
  /// of both, `com.apple.InterfaceBuilder.AppleTV.XIB`, `….AppleTV.Storyboard` and `….WatchKit.Storyboard`.
  static func judge(tag: String, type: String?) -> Judgement {
    switch (tag, type) {
    case ("document", let type?) where isOfFamily(type):
      .interface(isStoryboard(type) ? .storyboard : .xib)
    case ("archive", let type?) where isOfFamily(type) && type.contains(".Carbon."): carbon
    case ("archive", let type?) where isOfFamily(type):
      .refused(
        .legacyDialect,
        "this is the <archive> format of Xcode 3 and 4; expected <document>: upgrade the file first")
    case ("object", _): carbon
    case ("document", let type):
      .refused(
        .notAnInterface,
        "<document> has \(type.map { "the type '\($0)'" } ?? "no type"); expected one that begins with \(family)")
    default:
      .refused(.notAnInterface, "the root element is <\(tag)>; expected the <document> of a XIB or storyboard")
    }
  }
}
