import NibBytes
import NibDiagnostics
import NibDocument

/// What the root element and `<deployment>` say of a document as a whole.
extension DocumentFrame {
  /// Seen: these types, in 749 documents.
  private static let types = [
    "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
    "com.apple.InterfaceBuilder3.Cocoa.XIB", "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB",
    "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", "com.apple.InterfaceBuilder.AppleTV.XIB",
    "com.apple.InterfaceBuilder.AppleTV.Storyboard", "com.apple.InterfaceBuilder.WatchKit.Storyboard",
  ]

  /// Warns of a type that no documents are known to have: a part of it tells what the document is compiled as.
  static func checkType(of document: Document, into diagnostics: inout Diagnostics) {
    guard document.origins == nil, document.platform.traits.runtime == nil,
      let type = document.attribute("type", of: .root), !types.contains(type)
    else { return }
    diagnostics.add(
      .unknownValue,
      "unknown type '\(type)' of the document, expected one of \(types.joined(separator: ", ")); it is compiled as a "
        + (document.kind == .storyboard ? "storyboard" : "XIB"), at: document.place(of: .root))
  }

  /// What the root says as YES or NO and the compiler reads. Seen: no other word in 749 documents.
  private static let flags = [
    "useAutolayout", "useTraitCollections", "useSafeAreas", "colorMatched", "launchScreen",
  ]

  /// Refuses what is neither YES nor NO, as of all other elements.
  static func checkFlags(of document: Document, into diagnostics: inout Diagnostics) {
    for attribute in document.attributes(of: .root) {
      if document.bytes.equals(attribute.value, "YES") || document.bytes.equals(attribute.value, "NO") { continue }
      let name = document.names[Int(attribute.name)]
      guard flags.contains(name) else { continue }
      diagnostics.add(
        .unknownWord, "the value '\(document.bytes.text(attribute.value))' of '\(name)' is neither YES nor NO",
        at: document.place(of: .root))
    }
  }

  /// Seen: the first four, in 510 documents. Inferred: that for Apple Vision, by the name of its SDK.
  private static let systems = ["iOS", "macosx", "tvOS", "watchOS", "xrOS"]

  /// Warns of a system that is not known or not the document's, and of versions that are none.
  static func checkDeployment(
    of document: Document, from cursor: inout LineCursor, into diagnostics: inout Diagnostics
  ) {
    guard let dependencies = document.child("dependencies", of: .root),
      let element = document.child("deployment", of: dependencies)
    else { return }
    let identifier = document.attribute("identifier", of: element) ?? ""
    let system = DocumentPlatform(runtime: identifier)
    let own = document.properties.platform
    if !systems.contains(identifier) {
      diagnostics.add(
        .unknownValue,
        "unknown identifier '\(identifier)' of <deployment>, expected one of \(systems.joined(separator: ", ")); it "
          + "tells which system its versions are of", at: element, of: document, from: &cursor)
    } else if system != own, own != .unknown {
      diagnostics.add(
        .unknownValue,
        "the <deployment> is for \(system), and the document for \(own); it tells which system its versions are of",
        at: element, of: document, from: &cursor)
    }
    for name in ["version", "defaultVersion"] {
      guard let text = document.attribute(name, of: element),
        DeploymentNumber.version(text, platform: system) == nil
      else { continue }
      diagnostics.add(
        .badNumber,
        "'\(text)' is no number by which Interface Builder names a version, as 4864 for iOS 13.0 or 101400 for macOS 10.14; "
          + "'\(name)' ignored",
        at: element, of: document, from: &cursor)
    }
  }
}
