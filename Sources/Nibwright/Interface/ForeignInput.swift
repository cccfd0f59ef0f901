import NibBytes
import NibDiagnostics
import NibResources

/// Files and folders that are no interface and that people give to the commands: what they are, and what to give instead.
package enum ForeignInput {
  /// Why a file that could not be read is none; nil for one that is not known, and for an interface.
  package static func refusal(of bytes: [UInt8], name: String) -> NibError? {
    guard let (detail, hint) = words(bytes, FilePath.fileExtension(FilePath.trimmed(name))) else { return nil }
    return NibError(code: .unsupportedFormat, place: Place(file: name), detail: detail, hint: hint)
  }

  private static func words(_ bytes: [UInt8], _ suffix: Substring) -> (detail: String, hint: String)? {
    switch suffix {
    case "xib", "storyboard", "nib": return nil
    case "strings", "stringsdict", "xcstrings":
      return (
        "this is a table of texts and no interface",
        "give the XIB or storyboard; texts are taken over with 'nibwright ibtool --import-strings-file'"
      )
    case "swift", "m", "mm", "h": return ("this is source code and no interface", "give a XIB, a storyboard or a nib")
    default: break
    }
    if bytes.starts(with: "PK\u{3}\u{4}".utf8) {
      return suffix == "ipa"
        ? ("this is an app in a ZIP archive", "unpack it, and give the .app folder in its folder Payload")
        : ("this is a ZIP archive and no interface", "unpack it, and give what is in it")
    }
    if bytes.starts(with: "BOMStore".utf8) {
      return (
        "this is a compiled asset catalog, which holds pictures and colors and no interface",
        "give a nib; pictures are found in the .xcassets folder that the catalog was compiled from"
      )
    }
    if programs.contains(where: { bytes.starts(with: $0) }) {
      return ("this is a program and no interface", "give the .app folder that it lies in to 'context' or 'scan'")
    }
    return nil
  }

  /// How programs begin. Documented: Mach-O Runtime Architecture, for one processor and for several; ELF.
  private static let programs: [[UInt8]] = [
    [0xCF, 0xFA, 0xED, 0xFE], [0xCE, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE], [0x7F, 0x45, 0x4C, 0x46],
  ]

  /// Why a folder is no interface; nil for one that may be.
  static func refusal(ofFolder path: String, names: [String]) -> NibError? {
    guard let (detail, hint) = words(FilePath.trimmed(path), names) else { return nil }
    return NibError(code: .noArchiveInFolder, place: Place(file: path), detail: detail, hint: hint)
  }

  private static func words(_ path: String, _ names: [String]) -> (detail: String, hint: String)? {
    switch FilePath.fileExtension(path) {
    case "nib", "storyboardc": return wordsWithoutArchives(names)
    case "app", "appex", "framework", "bundle", "xctest":
      return ("this is a bundle and no interface", "give one of the nibs in it, or the folder to 'context' or 'scan'")
    case "xcodeproj", "xcworkspace": return ("this is a project of Xcode", "give a XIB or a storyboard of it")
    case "xcassets": return ("this is an asset catalog and no interface", "give a XIB, a storyboard or a nib")
    default: break
    }
    let documents = names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    if let first = documents.first {
      let others = documents.count == 1 ? "" : " and \(documents.count - 1) more"
      return (
        "this is a folder of documents and no compiled nib: it holds \(first)\(others)",
        "give the documents themselves, as \(FilePath.join(path, first)), or the folder to 'context'"
      )
    }
    return wordsWithoutArchives(names)
  }

  /// What to give in the place of a folder that holds nothing that is read; nil for one that holds something.
  private static func wordsWithoutArchives(_ names: [String]) -> (detail: String, hint: String)? {
    let isRead = names.contains { name in
      name == "Info.plist" || !InterfaceFolder.files(ofStoryboard: [name]).isEmpty
        || [".nib", ".storyboard", ".xib", ".storyboardc"].contains { name.hasSuffix($0) }
    }
    if isRead { return nil }
    let some = names.prefix(3).joined(separator: ", ")
    let others = names.count > 3 ? " and \(names.count - 3) more" : ""
    return (
      names.isEmpty ? "the folder is empty" : "the folder holds no archive and no document: it holds \(some)\(others)",
      whatToGive
    )
  }

  /// What the commands take.
  package static let whatToGive =
    "give a XIB, a storyboard, a nib or a compiled storyboard; 'context' and 'scan' find them below a folder"
}
