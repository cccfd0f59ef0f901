import NibDiagnostics
import NibDocument
import NibSchema

/// What is wrong with a document as a whole, or keeps Interface Builder from opening it.
extension DocumentCheck {
  static let documentForms = [
    // Seen: Xcode 12.5 and 26.
    DocumentCheck(
      .unknownTargetRuntime, .error, at: .document, in: .otherUIKit, isGlobal: true,
      meaning: "The document says that it is for a system that nobody knows; Interface Builder cannot open it.",
      remedy: "Correct 'targetRuntime', as iOS.CocoaTouch, AppleTV or MacOSX.Cocoa.", DocumentForms.runtime),
    // Seen: Xcode 6 to 26, three projects of which this was the reason. It is compiled here, so it is a warning. What was
    // raised from an older form says it in the old one's words.
    DocumentCheck(
      .missingToolsVersion, .warning, at: .document, in: .all, isGlobal: true,
      meaning: "The root element has no `toolsVersion`; Interface Builder and its compiler cannot open the document.",
      remedy: "Add the attribute to the root element, as toolsVersion=\"23504\".", DocumentForms.toolsVersion),
    // Seen: one compiler of 2026 ends with an exception, which tells nothing of the reason.
    DocumentCheck(
      .mismatchedRuntimeAttribute, .error, at: .element(.userDefinedRuntimeAttribute), in: .all,
      meaning: "A user-defined runtime attribute is a string and has a value of another type; Interface Builder's "
        + "compiler ends with an exception.",
      remedy: "Correct its type, or its value.", DocumentForms.runtimeAttribute),
    // Seen: Xcode 9 to 13 refuse such documents. They are compiled here, as the older compilers did that are imitated
    // too, so it is a warning.
    DocumentCheck(
      .unsupportedTarget, .warning, kind: 12, at: .document, in: .iOSOrMacOS, since: .xcode9,
      before: Versions(iOS: .init(major: 7), macOS: .init(major: 10, minor: 6)), countsBothTargets: true,
      isGlobal: true,
      meaning:
        "The document is for iOS before 7 or macOS before 10.6, which Interface Builder's compilers since Xcode 9 "
        + "refuse.",
      remedy: "Raise the deployment target, or choose an older compiler with `--profile`.", DocumentForms.oldTarget),
    // Seen: Xcode 7 to 14.2.
    DocumentCheck(
      .olderThanTarget, .warning, kind: 9, at: .document, in: .iOSOrMacOS, since: .xcode7, isGlobal: true,
      meaning: "The document says that it is for an older system than the deployment target.",
      remedy: "Choose the deployment target of the project in the document's settings.", DocumentForms.ownTarget),
    // Seen: Xcode 7, of documents of Xcode 8; also that this capability was not known by name.
    DocumentCheck(
      .newerCapability, .warning, at: .element(.capability), in: .all, isGlobal: true,
      meaning: "The document needs a newer Xcode than the one that is imitated, or than any that is known.",
      remedy: "Choose a newer compiler with `--profile`.", DocumentForms.capability),
    // Seen: Xcode 11 cannot open such documents, in words that nobody quotes.
    DocumentCheck(
      .colorWithoutResource, .warning, at: .attribute(.name), in: .all,
      meaning: "A color of an asset catalog is not among the document's resources; Interface Builder cannot open it.",
      remedy: "Add a `namedColor` with the color's name to `<resources>`.", DocumentForms.namedColor),
  ]
}

private enum DocumentForms {
  static func runtime(_ root: Int, _ document: CheckedDocument) -> Finding? {
    guard let runtime = document.document.attribute("targetRuntime", of: .root), document.system.isUnknown else {
      return nil
    }
    return .said(
      "no platform has the target runtime '\(runtime)'", interfaceBuilder: "Unknown target runtime \"\(runtime)\"")
  }

  static func toolsVersion(_ root: Int, _ document: CheckedDocument) -> Finding? {
    guard document.document.attribute("toolsVersion", of: .root) == nil, document.document.origins == nil else {
      return nil
    }
    let file = document.document.file
    let name = file.lastIndex(of: "/").map { String(file[file.index(after: $0)...]) } ?? file
    return .said(
      "the document does not say which Interface Builder saved it; Xcode cannot open it",
      interfaceBuilder: "The document \"\(name)\" could not be opened. The operation couldn\u{2019}t be completed. "
        + "(com.apple.InterfaceBuilder error -1.)")
  }

  static func runtimeAttribute(_ attribute: Int, _ document: CheckedDocument) -> Finding? {
    guard document.has(.type, "string", attribute),
      let value = document.children(attribute).first(where: { document.has(.key, "value", $0) })
    else { return nil }
    let tag = document.tag(value)
    guard tag == .real || tag == .integer || tag == .bool || tag == .color || tag == .point || tag == .rect else {
      return nil
    }
    let path = document.text(.keyPath, of: attribute) ?? ""
    return .said("the runtime attribute '\(path)' is a string and has a <\(document.document.tag(.init(value)))>")
  }

  static func oldTarget(_ root: Int, _ document: CheckedDocument) -> Finding? {
    let oldest = document.system.oldestTarget
    return .said(oldest.words, interfaceBuilder: oldest.interfaceBuilder)
  }

  static func ownTarget(_ root: Int, _ document: CheckedDocument) -> Finding? {
    guard let own = document.ownTarget, let target = document.runTarget, own < target else { return nil }
    // Seen: Xcode 7 wrote "the project deployment target", later ones do not.
    let project = document.profile < .xcode8 ? "project " : ""
    return .said(
      "the document is set to be for \(own), which is older than the deployment target \(target)",
      interfaceBuilder: "This file is set to build for a version older than the \(project)deployment target. "
        + "Functionality may be limited.")
  }

  static func capability(_ capability: Int, _ document: CheckedDocument) -> Finding? {
    guard let version = document.text(.minToolsVersion, of: capability) else { return nil }
    let isUnknown = firstNumber(version) > newestXcode
    // Nearly every document names a version or two, and nearly every compile is for the newest.
    guard isUnknown || document.profile < .standard || firstNumber(version) > standardXcode else { return nil }
    guard let needed = OutputProfile(xcode: version), needed > document.profile || isUnknown else { return nil }
    return .said(
      "the document needs Xcode \(version): \(document.text(.name, of: capability) ?? "")",
      interfaceBuilder: "The document \"(null)\" requires Xcode \(version) or later.")
  }

  /// The first number of the Xcode that most compiles are for.
  private static let standardXcode = firstNumber(OutputProfile.standard.rawValue)

  /// The first number of the newest Xcode that is known.
  private static let newestXcode = firstNumber(OutputProfile.newest.rawValue)

  /// The number before the first dot; 0 for none.
  private static func firstNumber(_ version: String) -> Int {
    var number = 0
    for byte in version.utf8 {
      guard (0x30...0x39).contains(byte), number < 1000 else { break }
      number = number * 10 + Int(byte - 0x30)
    }
    return number
  }

  static func namedColor(_ color: Int, _ document: CheckedDocument) -> Finding? {
    // Colors of the system's own lists say so.
    guard document.tag(color) == .color, let name = document.value(.name, of: color),
      document.value(.catalog, of: color) == nil,
      document.value(.colorSpace, of: color) == nil, !document.hasResource(color: name)
    else { return nil }
    return .said("the color '\(document.document.bytes.text(name))' is not among the document's resources")
  }
}
