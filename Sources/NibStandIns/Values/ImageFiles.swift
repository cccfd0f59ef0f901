import NibResources
import NibRuntime

// Images of files and bytes; only headers are read.

extension NibImage {
  /// The image of a file that a name was resolved to.
  package init(_ match: ImageMatch, named name: String) {
    var file = NibImageFile(
      path: match.file, scale: Double(match.scale),
      pixelSize: match.pixelSize.map { NibSize(width: Double($0.width), height: Double($0.height)) },
      pointSize: match.pointSize.map { NibSize(width: $0.width, height: $0.height) })
    file.orientation = match.orientation
    file.isTemplate = match.renderingIntent.map { $0 == .template }
    self.init(name: name, answer: .found(file))
  }

  /// The image of the bytes of a file; nil unless they begin as a picture's do.
  package init?(bytes: [UInt8], scale: Double) {
    guard let header = ImageHeader(bytes) else { return nil }
    self.init(header, NibImageFile(path: "", scale: scale > 0 ? scale : 1, bytes: bytes), name: "")
  }

  /// The image of a file of the disk; nil unless it is there and begins as a picture does.
  package init?(path: String, scale: Double) {
    guard let header = try? ImageHeader(path, in: DiskFileSource()) else { return nil }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    self.init(header, NibImageFile(path: path, scale: scale > 0 ? scale : 1), name: name)
  }

  private init?(_ header: ImageHeader, _ file: NibImageFile, name: String) {
    var file = file
    file.orientation = header.orientation
    if let stored = header.pixelSize, let shown = header.displaySize {
      file.pixelSize = NibSize(width: Double(stored.width), height: Double(stored.height))
      file.pointSize = NibSize(width: Double(shown.width) / file.scale, height: Double(shown.height) / file.scale)
    } else if let size = header.vectorSize {
      file.pointSize = NibSize(width: size.width, height: size.height)
    } else {
      return nil
    }
    self.init(name: name, archivedSize: NibSize(), answer: .found(file))
  }
}
