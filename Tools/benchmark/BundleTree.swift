import NibResources

/// Trees of bundles to be searched, with 10 000 files each.
enum BundleTree {
  private static let bundles = 200
  private static let files = 50

  /// Makes one of 200 bundles with 50 files each; false when the disk refuses.
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

  /// Makes an app with 20 bundles of 500 pictures each; false when the disk refuses.
  static func makeApp(in folder: String) -> Bool {
    guard Machine.makeFolder(folder) else { return false }
    for number in 0..<20 {
      let path = "\(folder)/Kit\(number).bundle"
      guard Machine.makeFolder(path) else { return false }
      for picture in 0..<500 {
        guard write(pictureHeader, to: "\(path)/b\(number)-picture\(picture).png") else { return false }
      }
    }
    return true
  }

  /// The beginning of a PNG of 2 x 2 pixels, all that a lookup reads.
  private static let pictureHeader: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0, 0, 0, 0, 0]

  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    do {
      try AtomicFileWriter.write(bytes, to: path)
      return true
    } catch {
      return false
    }
  }

  private static func fill(_ path: String, _ number: Int) -> Bool {
    let names =
      ["Info.plist", "View\(number).nib"]
      + (0..<12).flatMap { picture in ["", "@2x", "@3x"].map { "b\(number)-picture\(picture)\($0).png" } }
      + (0..<12).map { "de.lproj/text\($0).strings" }
    guard names.count == files, Machine.makeFolder(path + "/de.lproj") else { return false }
    let list = "<plist><dict><key>CFBundleIdentifier</key><string>org.example.b\(number)</string></dict></plist>"
    for name in names {
      guard write(Array(name == "Info.plist" ? list.utf8 : "x".utf8), to: "\(path)/\(name)") else { return false }
    }
    return true
  }
}
