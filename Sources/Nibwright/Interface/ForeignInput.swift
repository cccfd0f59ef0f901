import NibArchives
import NibBytes
import NibDiagnostics
import NibResources

/// Files and folders that are no interface and that people give to the commands: what they are, and what to give instead.
package enum ForeignInput {
  /// Why a file that could not be read is none; nil for one that is not known, and for an interface.
  /// - Parameter error: what the reader says of it.
  package static func refusal(of bytes: [UInt8], name: String, error: some LocatedError) -> NibError? {
    let suffix = FilePath.fileExtension(FilePath.trimmed(name))
    guard let (detail, hint) = words(bytes, suffix) ?? words(bytes, suffix, error) else { return nil }
    return NibError(code: .unsupportedFormat, place: Place(file: name), detail: detail, hint: hint)
  }

  private typealias Words = (detail: String, hint: String)

  /// Why a file that begins so is none: a ZIP archive, in whose members the interfaces lie. Nil for another file.
  /// - Parameter files: knows members of archives by their paths, or does not.
  static func refusal(ofArchive path: String, head: [UInt8], in files: any FileSource) -> NibError? {
    guard isZip(head) else { return nil }
    let detail = zipWords(FilePath.fileExtension(FilePath.trimmed(path)))
    let root = path + ZipFileSource.separator
    guard files.kind(root) == .directory else {
      return NibError(
        code: .unsupportedFormat, place: Place(file: path), detail: detail, hint: "unpack it, and give the files inside"
      )
    }
    let (found, isWhole) = interfaces(below: root, in: files)
    guard let first = found.first else {
      return NibError(
        code: .unsupportedFormat, place: Place(file: path), detail: "\(detail), and holds none",
        hint: "unpack it, and give the files inside")
    }
    let number = found.count == 1 ? "1 interface" : "\(found.count) interfaces"
    let count = isWhole ? number : "at least \(number)"
    return NibError(
      code: .unsupportedFormat, place: Place(file: path), detail: "\(detail): it holds \(count)",
      hint: "name one, as '\(first)'; 'nibwright context' and 'nibwright scan' read all of '\(path)'")
  }

  private static func isZip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 3, 4]) }

  private static func zipWords(_ suffix: Substring) -> String {
    suffix == "ipa" ? "this is an app in a ZIP archive" : "this is a ZIP archive and no interface"
  }

  /// Most folders of an archive that are looked into for its interfaces.
  private static let mostFolders = 10_000

  /// The interfaces in an archive, those nearest to its top first.
  private static func interfaces(below root: String, in files: any FileSource) -> (found: [String], isWhole: Bool) {
    var (queue, next, found) = ([root], 0, [String]())
    while next < min(queue.count, mostFolders) {
      let folder = queue[next]
      next += 1
      for entry in (try? files.entries(folder)) ?? [] {
        let path = ZipFileSource.join(folder, entry.name, in: files)
        if ["nib", "storyboardc", "xib", "storyboard"].contains(FilePath.fileExtension(entry.name)) {
          found.append(path)
        } else if entry.kind == .directory {
          queue.append(path)
        }
      }
    }
    return (found, next == queue.count)
  }

  /// What the first bytes say; where they say nothing, what the name does.
  private static func words(_ bytes: [UInt8], _ suffix: Substring) -> Words? {
    if bytes.isEmpty { return ("the file is empty", "copy or save it again, or give another file") }
    if isZip(bytes) {
      return (zipWords(suffix), "unpack it, and give the files inside, or read members where they are with the command")
    }
    if let packed = packed.first(where: { bytes.dropFirst($0.offset).starts(with: $0.bytes) }) {
      return ("this is an archive (\(packed.name)) and no interface", "unpack it, and give the files inside")
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
    if let picture = picture(bytes, suffix) {
      return (
        "this is a picture (\(picture)) and no interface",
        "give a XIB, a storyboard or a nib; 'nibwright resolve' finds the picture of a name"
      )
    }
    if bytes.starts(with: "%PDF-".utf8) {
      return ("this is a PDF document and no interface", "give a XIB, a storyboard or a nib")
    }
    switch suffix {
    case "strings", "stringsdict", "xcstrings":
      return (
        "this is a table of texts and no interface",
        "give the XIB or storyboard; texts are taken over with 'nibwright ibtool --import-strings-file'"
      )
    case "swift", "m", "mm", "h": return ("this is source code and no interface", "give a XIB, a storyboard or a nib")
    default: return nil
    }
  }

  /// What only somebody says who knows why the reader refused it: a damaged interface may look the same.
  private static func words(_ bytes: [UInt8], _ suffix: Substring, _ error: some LocatedError) -> Words? {
    switch ArchiveFormatSniffer.sniff(bytes) {
    case .binaryPropertyList, .xmlPropertyList:
      guard (error as? ArchiveError)?.code == .unsupportedFormat else { return nil }
      let detail = "this is a property list and no compiled interface: it has no $archiver and $objects"
      return suffix == "plist"
        ? (detail, "give a nib, or the folder that the list lies in") : (detail, "give a XIB, a storyboard or a nib")
    case .unknown where isText(bytes, mayHaveTags: suffix != "xib" && suffix != "storyboard"):
      let isJSON = suffix == "json"
      return (
        isJSON ? "this is JSON and no interface" : "this is plain text and no interface",
        "give a XIB, a storyboard or a nib"
      )
    default: return nil
    }
  }

  /// What a picture is called whose first bytes are known; nil for another file.
  private static func picture(_ bytes: [UInt8], _ suffix: Substring) -> String? {
    if let known = pictures.first(where: { bytes.starts(with: $0.bytes) }) { return known.name }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return "WebP" }
    if suffix == "heic", bytes.dropFirst(4).starts(with: "ftyp".utf8) { return "HEIC" }
    return suffix == "svg" ? "SVG" : nil
  }

  /// How archives of files begin that are not looked into. Documented: the specifications of gzip, xz, 7-Zip and tar.
  private static let packed: [(offset: Int, bytes: [UInt8], name: String)] = [
    (0, [0x1F, 0x8B, 0x08], "gzip"), (0, Array("BZh".utf8), "bzip2"), (0, [0xFD] + Array("7zXZ".utf8) + [0], "xz"),
    (0, [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "7-Zip"), (257, Array("ustar".utf8), "tar"),
    (0, [0x50, 0x4B, 5, 6], "an empty ZIP"),
  ]

  /// How pictures begin. Documented: the specifications of PNG, JPEG, GIF and TIFF.
  private static let pictures: [(bytes: [UInt8], name: String)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "PNG"), ([0xFF, 0xD8, 0xFF], "JPEG"),
    (Array("GIF8".utf8), "GIF"), ([0x49, 0x49, 0x2A, 0x00], "TIFF"), ([0x4D, 0x4D, 0x00, 0x2A], "TIFF"),
  ]

  /// Bytes that are looked at to tell text from other bytes.
  private static let textHead = 4096

  /// Whether bytes are text and not the torn beginning of an archive.
  /// - Parameter mayHaveTags: whether text with a `<` in it is meant, too: in a document's file it is a torn document.
  private static func isText(_ bytes: [UInt8], mayHaveTags: Bool) -> Bool {
    let head = bytes.prefix(textHead)
    if ["NIBArchive", "bplist"].contains(where: { $0.utf8.starts(with: head) || head.starts(with: $0.utf8) }) {
      return false
    }
    return head.allSatisfy { byte in
      (byte >= 0x20 || (0x09...0x0D).contains(byte)) && byte != 0x7F && (mayHaveTags || byte != UInt8(ascii: "<"))
    } && String(validating: head.reversed().drop { $0 >= 0x80 }.reversed(), as: UTF8.self) != nil
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

  private static func words(_ path: String, _ names: [String]) -> Words? {
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
  private static func wordsWithoutArchives(_ names: [String]) -> Words? {
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
