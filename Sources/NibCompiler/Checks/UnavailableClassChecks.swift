import NibSchema

/// Classes and features that the oldest system lacks, so that an app ends as it loads the archive.
extension DocumentCheck {
  private static let classRemedy =
    "Raise the deployment target, or make the object in code where the system has its class."

  static let unavailableClasses = [
    // Seen: Xcode 9 to 11. The class is there before; its init(coder:) raises an exception.
    DocumentCheck(
      .unavailableWebView, .error, kind: 6, at: .element(.wkWebView), in: .iOSOrMacOS,
      before: Versions(iOS: .init(major: 11), macOS: .init(major: 10, minor: 12)),
      meaning:
        "The document has a web view of WebKit and is for iOS before 11 or macOS before 10.12, where it cannot be "
        + "read from an archive.",
      remedy: classRemedy
    ) { _, _ in .lacking("WKWebView", remark: " (NSCoding support was broken in previous versions)") },
    // Seen: Xcode 7 and 8, without a number.
    DocumentCheck(
      .unavailableStackView, .error, at: .element(.stackView), in: .iOS, before: .iOS(9),
      meaning: "The document has a stack view and is for iOS before 9, which has no such class.", remedy: classRemedy
    ) { _, _ in .lacking("UIStackView") },
    // Seen: Xcode 9 to 11. Guides are of iOS 11; the compiler writes stand-ins that iOS 9 has.
    DocumentCheck(
      .unavailableSafeArea, .error, kind: 12, at: .element(.viewLayoutGuide), in: .iOS, before: .iOS(9),
      meaning: "The document has a safe area and is for iOS before 9, which has no layout guides of views.",
      remedy: "Raise the deployment target, or turn off safe areas for the document."
    ) { guide, document in
      document.has(.key, "safeArea", guide) ? .lacking("Safe Area Layout Guide") : nil
    },
    // Seen: Xcode 11.4 and 11.6; 11.0 to 11.3 said nothing.
    DocumentCheck(
      .unavailableScrollGuides, .error, at: .element(.viewLayoutGuide), in: .iOS, since: .xcode11point4,
      before: .iOS(11),
      meaning: "The document has layout guides of a scroll view and is for iOS before 11, which has none.",
      remedy: "Raise the deployment target, or turn off the layout guides of the scroll view."
    ) { guide, document in
      let isGuide = document.has(.key, "contentLayoutGuide", guide) || document.has(.key, "frameLayoutGuide", guide)
      return isGuide ? .lacking("Content and frame layout guides") : nil
    },
    // Seen: told in other words, so the words are ours.
    DocumentCheck(
      .unavailableEffectView, .error, at: .element(.visualEffectView), in: .iOS, before: .iOS(8),
      meaning: "The document has a visual effect view and is for iOS before 8, which has no such class.",
      remedy: classRemedy
    ) { _, _ in .lacking("UIVisualEffectView", areKnown: false) },
    // Seen: Xcode 4.5 and 4.6. Words of later ones are not known.
    DocumentCheck(
      .unavailableCollectionView, .error, kind: 6, at: .element(.collectionView),
      or: .element(.collectionViewFlowLayout), or: .element(.collectionViewLayout), in: .iOS, before: .iOS(6),
      meaning: "The document has a collection view and is for iOS before 6, which has no such class.",
      remedy: classRemedy
    ) { element, document in
      let plain = document.tag(element) == .collectionView ? "UICollectionView" : "UICollectionViewLayout"
      return .lacking(plain, areKnown: document.profile < .xcode5)
    },
    // Seen: Xcode 8, of relationships. Other segues to references compile for iOS 8.
    DocumentCheck(
      .unavailableReference, .error, at: .element(.segue), in: .iOS, before: .iOS(9),
      meaning: "A container gets a controller of another storyboard, and the document is for iOS before 9, which gives "
        + "it an empty one.",
      remedy: "Raise the deployment target, or move the controller into this storyboard.", Unavailable.reference),
    // Seen: Xcode 4.5 to 7 for iOS, 11.5 for macOS, at an object. A document of Xcode 12 for OS X 10.6 whose
    // `useAutolayout` is YES and that has no constraint was compiled.
    DocumentCheck(
      .unavailableAutoLayout, .error, kind: 12, at: .element(.constraint), in: .iOSOrMacOS,
      before: Versions(iOS: .init(major: 6), macOS: .init(major: 10, minor: 7)), countsBothTargets: true,
      isToldOnce: true,
      meaning: "The document has constraints and is for iOS before 6 or OS X before 10.7, which have no such class.",
      remedy: "Raise the deployment target, or turn off Auto Layout for the document.", Unavailable.autoLayout),
    // Seen: Xcode 9 to 12.
    DocumentCheck(
      .unavailableStoryboard, .error, kind: 12, at: .document, in: .macOS, before: .macOS(10, 10),
      countsBothTargets: true, isGlobal: true,
      meaning: "The document is a storyboard for macOS before 10.10, which has no storyboards.",
      remedy: "Raise the deployment target, or use XIBs.", Unavailable.storyboard),
  ]
}

private enum Unavailable {
  static func reference(_ segue: Int, _ document: CheckedDocument) -> Finding? {
    guard document.has(.kind, "relationship", segue), let destination = document.target(of: .destination, segue),
      document.tag(destination) == .viewControllerPlaceholder
    else { return nil }
    return .said(
      "a container gets a controller of another storyboard, which iOS before 9.0 cannot find",
      interfaceBuilder: "storyboard reference cannot be the destination of relationship segues prior to iOS 9.0")
  }

  static func autoLayout(_ constraint: Int, _ document: CheckedDocument) -> Finding? {
    guard document.isOn("useAutolayout") else { return nil }
    guard let words = document.system.wordsForConstraints(by: document.profile) else { return .lacking("Auto Layout") }
    return .said("Auto Layout is not available before iOS 6.0", interfaceBuilder: words)
  }

  static func storyboard(_ root: Int, _ document: CheckedDocument) -> Finding? {
    guard document.document.kind == .storyboard else { return nil }
    return .said(
      "macOS before 10.10 has no storyboards",
      interfaceBuilder: "Storyboards are not available before macOS 10.10")
  }
}
