/// One form of an image: what a name like `icon@2x~ipad.png` says, or an entry of an asset catalog.
///
/// - Documented: the scale stands before the device ("Supporting High-Resolution Screens"); letters count in their case.
///   In the wrong order, or with an unknown device, the text belongs to the name.
public struct ImageVariant: Sendable, Hashable {
  /// The name without scale, device and extension.
  public var name: String
  /// Pixels to a point; nil when nothing is said, which means 1 for pixels and any scale for vectors.
  public var scale: Int?
  /// The kind of device; nil for all.
  public var idiom: ImageIdiom?
  /// The extension as written, without the dot.
  public var fileExtension: String

  /// Makes a variant.
  public init(name: String, scale: Int? = nil, idiom: ImageIdiom? = nil, fileExtension: String) {
    self.name = name
    self.scale = scale
    self.idiom = idiom
    self.fileExtension = fileExtension
  }

  /// Parses a file name; nil when its extension is none of an image.
  public init?(fileName: String) {
    let ending = FilePath.fileExtension(fileName)
    guard Self.isImageExtension(ending) else { return nil }
    var rest = FilePath.stem(fileName)
    let idiom = ImageIdiom.allCases.first { rest.hasSuffix("~" + $0.rawValue) }
    if let idiom { rest = rest.dropLast(idiom.rawValue.count + 1) }
    let scale = Self.scale(endOf: rest)
    if scale != nil { rest = rest.dropLast(3) }
    guard !rest.isEmpty else { return nil }
    self.init(name: String(rest), scale: scale, idiom: idiom, fileExtension: String(ending))
  }

  /// Whether the file has no pixels of its own.
  public var isVector: Bool { ["pdf", "svg"].contains(fileExtension.lowercased()) }

  /// The scale that counts: nil only for vectors, which fit any.
  public var effectiveScale: Int? { scale ?? (isVector ? nil : 1) }

  /// Whether an extension, in any case of letters, is one of an image.
  static func isImageExtension(_ text: some StringProtocol) -> Bool {
    ImageFormat.fileExtensions.contains(text.lowercased())
  }

  /// `…@2x` is 2; 1 to 9 are scales.
  private static func scale(endOf text: Substring) -> Int? {
    let ending = Array(text.utf8.suffix(3))
    guard ending.count == 3, ending[0] == UInt8(ascii: "@"), ending[2] == UInt8(ascii: "x") else { return nil }
    let digit = Int(ending[1]) - Int(UInt8(ascii: "0"))
    return (1...9).contains(digit) ? digit : nil
  }
}
