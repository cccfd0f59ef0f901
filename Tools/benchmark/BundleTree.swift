import NibResources

/// A tree of bundles to be searched: 200 bundles with 50 files each, 10 000 in all.
enum BundleTree {
  private static let bundles = 200
  private static let files = 50

  /// Makes the tree; false when the disk refuses.
  static func make(in folder: String) -> Bool {
    guard Machine.makeFolder(folder) else { return false }
    for number in 0..<bundles {
      // Every second bundle lies in the one before it.
      let outer = "\(folder)/Kit\(number & ~1).bundle"
      let path = number % 2 == 0 ? outer : "\(outer)/Part\(number).bundle"
      guard Machine.makeFolder(path), fill(path, number) else { return false }
    }
    return true
  }

  private static func fill(_ path: String, _ number: Int) -> Bool {
    let names =
      ["Info.plist", "View\(number).nib"]
      + (0..<12).flatMap { picture in ["", "@2x", "@3x"].map { "b\(number)-picture\(picture)\($0).png" } }
      + (0..<12).map { "de.lproj/text\($0).strings" }
    guard names.count == files, Machine.makeFolder(path + "/de.lproj") else { return false }
    let list = "<plist><dict><key>CFBundleIdentifier</key><string>org.example.b\(number)</string></dict></plist>"
    for name in names {
      do {
        try AtomicFileWriter.write(Array(name == "Info.plist" ? list.utf8 : "x".utf8), to: "\(path)/\(name)")
      } catch {
        return false
      }
    }
    return true
  }
}
