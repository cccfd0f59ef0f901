import Synchronization

/// Pictures that the tests make for themselves with the command line of libvips, each once.
public enum SamplePictures {
  private struct Shelf: Sendable {
    var folder: PictureFolder?
    var files: [String: String] = [:]
  }

  private static let shelf = Mutex(Shelf())

  /// A picture in a file format that the ending names; options stand in brackets, as `jpg[Q=90]`.
  ///
  /// It has structure of all sizes and no symmetry: a ramp, clouds and waves as red, green and blue.
  /// - Returns: Its path; the file is everybody's and must not be changed.
  public static func file(_ ending: String, width: Int = 400, height: Int = 300) throws -> String {
    try shelf.withLock { shelf in
      let folder = try shelf.folder ?? PictureFolder.keptToTheEnd()
      shelf.folder = folder
      let size = "\(width)x\(height)"
      if let path = shelf.files[size + ending] { return path }
      let drawn = try shelf.files[size] ?? draw("\(folder.path)/\(size)", width: width, height: height)
      shelf.files[size] = drawn
      let path = "\(folder.path)/\(size)-\(shelf.files.count)." + ending.prefix { $0 != "[" }
      try ShellCommand.run("vips copy '\(drawn)' '\(path)\(ending.drop { $0 != "[" })'")
      shelf.files[size + ending] = path
      return path
    }
  }

  /// Draws a picture in libvips's own format.
  private static func draw(_ base: String, width: Int, height: Int) throws -> String {
    try ShellCommand.run(
      """
      set -e
      vips grey '\(base)-r.v' \(width) \(height) --uchar
      vips perlin '\(base)-g.v' \(width) \(height) --cell-size \(max(8, width / 6)) --uchar --seed 7
      vips sines '\(base)-b.v' \(width) \(height) --hfreq 3 --vfreq 5 --uchar
      vips bandjoin '\(base)-r.v \(base)-g.v \(base)-b.v' '\(base)-j.v'
      vips copy '\(base)-j.v' '\(base).v' --interpretation srgb
      """)
    return base + ".v"
  }

  /// A JPEG with an EXIF segment that says an orientation, and nothing else.
  public static func oriented(_ jpeg: [UInt8], _ orientation: Int) -> [UInt8] {
    let directory: [UInt8] =
      Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
      + [0, 0, 0, 0]
    let length = directory.count + 2
    let segment: [UInt8] = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + directory
    return Array(jpeg.prefix(2)) + segment + jpeg.dropFirst(2)
  }
}
