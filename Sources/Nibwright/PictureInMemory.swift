import NibResources
import NibRuntime

extension NibImageFile {
  /// A picture in memory, such as one that a test draws or a server sent: `ClosureResources` and `DictionaryResources`
  /// answer it as they do a file.
  /// - Parameters:
  ///   - bytes: the whole file of the picture. Its sizes are read from its head; nil where its format is not known.
  ///   - name: what messages call it.
  ///   - scale: pixels a point.
  public init(bytes: [UInt8], name: String, scale: Double = 1) {
    let header = ImageHeader(bytes)
    let (stored, shown) = (header?.pixelSize, header?.displaySize)
    self.init(
      path: name, scale: scale, pixelSize: stored.map { NibSize(width: Double($0.width), height: Double($0.height)) },
      pointSize: shown.map { NibSize(width: Double($0.width) / scale, height: Double($0.height) / scale) },
      bytes: bytes)
    orientation = header?.orientation ?? 1
  }
}
