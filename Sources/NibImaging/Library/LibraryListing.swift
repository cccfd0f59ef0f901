import NibResources

/// Makes assets of the names in a folder: which file is an original, which a sidecar, which a part of one.
struct LibraryListing {
  /// Endings of downloads and copies that are under way.
  private static let partial: Set<String> = ["part", "partial", "download", "crdownload", "filepart", "tmp"]
  private static let pictures = Set(ImageFormat.fileExtensions)

  /// Assets by name; originals that are there count as complete.
  private(set) var assets: [String: PictureAsset] = [:]

  init(_ files: [String: FileStamp]) {
    let names = files.keys.sorted()
    for name in names where Self.isOriginal(name) {
      assets[name] = PictureAsset(id: name, state: .complete, stamp: files[name])
    }
    for name in names { addIncomplete(name) }
    for name in names where Self.ending(name) == "xmp" && !Self.isHidden(name) { addSidecar(name, files[name]) }
  }

  private static func ending(_ name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  private static func stem(_ name: String) -> String { name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name }

  private static func isOriginal(_ name: String) -> Bool { !isHidden(name) && pictures.contains(ending(name)) }

  /// The folder of a name, with its slash, and the name in it.
  private static func parts(_ name: String) -> (folder: Substring, name: Substring) {
    let start = name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex
    return (name[..<start], name[start...])
  }

  private static func isHidden(_ name: String) -> Bool { parts(name).name.hasPrefix(".") }

  /// `IMG_1.jpg.part` is a part of `IMG_1.jpg`, whatever lies under that name; `.IMG_1.jpg.icloud` stands for it.
  private mutating func addIncomplete(_ name: String) {
    let stem = Self.stem(name)
    if Self.partial.contains(Self.ending(name)), Self.isOriginal(stem) {
      assets[stem, default: PictureAsset(id: stem, state: .complete)].state = .incomplete(.transferring)
    } else if Self.ending(name) == "icloud", Self.isHidden(name) {
      let (folder, last) = Self.parts(stem)
      let original = String(folder + last.dropFirst())
      if Self.isOriginal(original), assets[original] == nil {
        assets[original] = PictureAsset(id: original, state: .incomplete(.placeholder))
      }
    }
  }

  /// `IMG_1.jpg.xmp` goes with `IMG_1.jpg` alone, `IMG_1.xmp` with every original of that stem that has no sidecar of its
  /// own. Without an original the asset is known by the name that the sidecar gives it.
  private mutating func addSidecar(_ name: String, _ stamp: FileStamp?) {
    let stem = Self.stem(name)
    if Self.isOriginal(stem) {
      var asset = assets[stem] ?? PictureAsset(id: stem, state: .incomplete(.onlySidecar))
      (asset.sidecar, asset.sidecarStamp) = (name, stamp)
      assets[stem] = asset
      return
    }
    let originals = assets.keys.filter { Self.stem($0) == stem }
    for original in originals where assets[original]?.sidecar != original + ".xmp" {
      assets[original]?.sidecar = name
      assets[original]?.sidecarStamp = stamp
    }
    if originals.isEmpty {
      assets[stem] = PictureAsset(
        id: stem, state: .incomplete(.onlySidecar), sidecar: name, sidecarStamp: stamp)
    }
  }
}
