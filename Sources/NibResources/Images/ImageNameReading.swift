/// One way to understand an image name.
struct ImageNameReading {
  /// The folder below the resources, "" for none.
  let directory: String
  /// The name without its folder.
  let name: String
  /// The extension that the file must have, as written; nil for any.
  var fileExtension: String?
  /// Whether `name` says scale or device already, so that it is the file's own name.
  var isFileName = false

  /// The name as a catalog knows it.
  var catalogName: String { FilePath.join(directory, name) }

  /// The ways to understand a name, the first that leads to a file counts.
  ///
  /// - Seen: an ending that looks like an image's extension is taken as one first; then the whole text is the name.
  /// Last, a name that says scale or device (`icon@2x.png`, `icon@2x`) is a file as it stands.
  static func all(of name: String) -> [ImageNameReading] {
    let directory = FilePath.folder(name)
    let last = FilePath.name(name)
    let whole = Self(directory: directory, name: last)
    let ending = FilePath.fileExtension(last)
    guard ImageVariant.isImageExtension(ending) else { return [whole] + asFile(whole) }
    let short = Self(directory: directory, name: String(FilePath.stem(last)), fileExtension: String(ending))
    return [short, whole] + asFile(short)
  }

  private static func asFile(_ reading: Self) -> [Self] {
    let plain = ImageVariant(fileName: reading.name + ".png")?.name
    guard plain != nil, plain != reading.name else { return [] }
    var reading = reading
    reading.isFileName = true
    return [reading]
  }
}
