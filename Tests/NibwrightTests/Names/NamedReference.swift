import Foundation
import NibResources
import NibTestSupport

/// A name in a document of somebody else's, and the file or set that it means.
struct NamedReference {
  let document: String
  let kind: String
  let name: String
  /// The file or set, from the folder of all documents on.
  let file: String
  /// Whether the file was copied here.
  let isThere: Bool

  static let corpus = (SharedFiles.root ?? "") + "/corpus"

  static func all() -> [NamedReference] {
    let table = (try? String(contentsOfFile: corpus + "/REFS.tsv", encoding: .utf8)) ?? ""
    return table.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, fields[4] != "system" else { return nil }
      return NamedReference(
        document: fields[0], kind: fields[1], name: fields[2], file: fields[3], isThere: fields[4] == "here")
    }
  }

  /// The name with the namespace of its group, which the table leaves away.
  var nameWithNamespace: String { file.contains("/Namespace/") && name == "Second" ? "Namespace/Second" : name }

  /// Whether the table leaves a namespace away: what it calls absent lies in a group with one.
  var isInNamespace: Bool { name.hasPrefix("Namespace/") }

  /// The folders from the document's own up to its repository, each a folder of sources, as one main bundle.
  static func mainBundle(of document: String) -> MainBundle {
    let parts = document.split(separator: "/").dropLast()
    let folders = (1...parts.count).reversed().map { corpus + "/" + parts.prefix($0).joined(separator: "/") }
    return MainBundle(folders.map { ResourceBundle(sources: $0) })
  }

  /// The size in points that the document notes for the image; nil where it notes none.
  var notedSize: CGSize? {
    let text = (try? String(contentsOfFile: Self.corpus + "/" + document, encoding: .utf8)) ?? ""
    let start = "<image name=\"\(name)\" width=\""
    guard let line = text.split(separator: "\n").first(where: { $0.contains(start) }) else { return nil }
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 5, let width = Double(parts[3]), let height = Double(parts[5]) else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The sizes in points that the image may have at a scale: those of its files, read here without the library, or the one
  /// that the document notes where the file's format is not read here.
  func sizes(scale: Int) -> [CGSize] {
    let path = Self.corpus + "/" + file
    let files = path.hasSuffix(".imageset") ? Picture.set(path) : Picture.variants(of: path)
    let read = files.filter { $0.scale == scale || $0.scale == 0 }.compactMap(\.size)
    return read.isEmpty ? [notedSize].compactMap(\.self) : read
  }
}

/// A picture file, measured without the library.
struct Picture {
  let path: String
  /// Pixels to a point; 0 for a drawing, which has every scale.
  let scale: Int

  /// Size in points of a PNG, a JPEG, a TIFF or a PDF in plain text; nil for other files.
  var size: CGSize? {
    guard let bytes = FileManager.default.contents(atPath: path).map([UInt8].init) else { return nil }
    guard scale > 0 else { return Self.sizeOfPDF(bytes) }
    guard let pixels = Self.pixelsOfPNG(bytes) ?? Self.pixelsOfJPEG(bytes) ?? Self.pixelsOfTIFF(bytes) else {
      return nil
    }
    return CGSize(width: Double(pixels.0) / Double(scale), height: Double(pixels.1) / Double(scale))
  }

  /// The files of an image set that are there.
  static func set(_ folder: String) -> [Picture] {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    return (contents["images"] as? [[String: Any]] ?? []).compactMap { entry in
      guard let name = entry["filename"] as? String, FileManager.default.fileExists(atPath: folder + "/" + name)
      else { return nil }
      let scale = (entry["scale"] as? String).flatMap { Int($0.dropLast()) } ?? 0
      return Picture(path: folder + "/" + name, scale: isDrawing(name) ? 0 : max(scale, 1))
    }
  }

  /// A file and those beside it for other scales and devices.
  static func variants(of path: String) -> [Picture] {
    let url = URL(fileURLWithPath: path)
    let stem = plainName(url.deletingPathExtension().lastPathComponent)
    let folder = url.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { name in
      let url = URL(fileURLWithPath: name)
      guard plainName(url.deletingPathExtension().lastPathComponent) == stem else { return nil }
      let scale = name.contains("@2x") ? 2 : name.contains("@3x") ? 3 : 1
      return Picture(path: folder + "/" + name, scale: isDrawing(name) ? 0 : scale)
    }
  }

  private static func plainName(_ stem: String) -> String {
    ["~ipad", "~iphone", "@2x", "@3x"].reduce(stem) { $0.replacingOccurrences(of: $1, with: "") }
  }

  private static func isDrawing(_ name: String) -> Bool { name.hasSuffix(".pdf") || name.hasSuffix(".svg") }

  fileprivate static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func pixelsOfPNG(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]),
      let header = bytes.prefix(64).indices.first(where: { bytes[$0...].starts(with: Array("IHDR".utf8)) })
    else { return nil }
    return (number(bytes[header + 4..<header + 8]), number(bytes[header + 8..<header + 12]))
  }

  private static func pixelsOfJPEG(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (number(bytes[place + 7..<place + 9]), number(bytes[place + 5..<place + 7]))
      }
      place += 2 + number(bytes[place + 2..<place + 4])
    }
    return nil
  }
}

extension Picture {
  fileprivate static func pixelsOfTIFF(_ bytes: [UInt8]) -> (Int, Int)? {
    let isBig = bytes.starts(with: Array("MM".utf8))
    guard isBig || bytes.starts(with: Array("II".utf8)) else { return nil }
    func read(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let part = bytes[place..<place + count]
      return isBig ? number(part) : number(part.reversed())
    }
    guard let start = read(4, 4), let count = read(start, 2) else { return nil }
    var sides: [Int: Int] = [:]
    for place in (0..<count).map({ start + 2 + $0 * 12 }) {
      guard let tag = read(place, 2), let type = read(place + 2, 2) else { return nil }
      sides[tag] = read(place + 8, type == 3 ? 2 : 4)
    }
    guard let width = sides[256], let height = sides[257] else { return nil }
    return (width, height)
  }

  fileprivate static func sizeOfPDF(_ bytes: [UInt8]) -> CGSize? {
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    guard let box = text.firstMatch(of: /\/MediaBox\s*\[([-0-9. ]+)\]/) else { return nil }
    let sides = box.1.split(separator: " ").compactMap { Double($0) }
    return sides.count == 4 ? CGSize(width: sides[2] - sides[0], height: sides[3] - sides[1]) : nil
  }
}

/// The image sets of an app's catalogs.
struct AppPictures {
  let folder: String
  /// The files of each set by name; none for a set whose files were not copied.
  let pictures: [String: [Picture]]

  static func all() -> [AppPictures] {
    let root = (SharedFiles.root ?? "") + "/apps"
    let apps = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted().map { root + "/" + $0 }
    return apps.compactMap { folder in
      var pictures: [String: [Picture]] = [:]
      for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
      where path.hasSuffix(".imageset") {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        pictures[name, default: []] += Picture.set(folder + "/" + path)
      }
      return pictures.isEmpty ? nil : AppPictures(folder: folder, pictures: pictures)
    }
  }
}
