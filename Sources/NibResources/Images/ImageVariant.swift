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
    guard let parts = Self.parts(ofFile: fileName) else { return nil }
    self.init(
      name: String(parts.name), scale: parts.scale, idiom: parts.idiom,
      fileExtension: String(FilePath.fileExtension(fileName)))
  }

  /// The name without scale, device and extension; nil when the file is no image. Cheaper than the whole.
  static func name(ofFile fileName: String) -> String? { parts(ofFile: fileName).map { String($0.name) } }

  private static func parts(ofFile file: String) -> (name: Substring, scale: Int?, idiom: ImageIdiom?)? {
    let ending = FilePath.fileExtension(file)
    guard !ending.isEmpty, isImageExtension(ending) else { return nil }
    var rest = file[..<file.utf8.index(ending.startIndex, offsetBy: -1)]
    let idiom = rest.utf8.lastIndex(of: UInt8(ascii: "~")).flatMap { mark in
      ImageIdiom(rawValue: String(rest[rest.utf8.index(after: mark)...])).map { (mark, $0) }
    }
    if let idiom { rest = rest[..<idiom.0] }
    let scale = scale(endOf: rest)
    if scale != nil { rest = rest[..<rest.utf8.index(rest.endIndex, offsetBy: -3)] }
    return rest.isEmpty ? nil : (rest, scale, idiom?.1)
  }

  /// Whether the file has no pixels of its own.
  public var isVector: Bool { ["pdf", "svg"].contains(fileExtension.lowercased()) }

  /// The scale that counts: nil only for vectors, which fit any.
  public var effectiveScale: Int? { scale ?? (isVector ? nil : 1) }

  /// Whether an extension, in any case of letters, is one of an image.
  static func isImageExtension(_ text: some StringProtocol) -> Bool {
    text.utf8.count <= 4 && imageExtensions.contains(packed(text))
  }

  /// Up to four letters as one number, in small letters.
  private static func packed(_ text: some StringProtocol) -> UInt32 {
    text.utf8.reduce(0) { number, byte in
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      return number << 8 | UInt32(isCapital ? byte | 0x20 : byte)
    }
  }

  private static let imageExtensions = ImageFormat.fileExtensions.map(packed)

  /// `…@2x` is 2; 1 to 9 are scales.
  private static func scale(endOf text: Substring) -> Int? {
    var bytes = text.utf8.suffix(3).makeIterator()
    guard let mark = bytes.next(), let digit = bytes.next(), let sign = bytes.next(), mark == UInt8(ascii: "@"),
      sign == UInt8(ascii: "x"), (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit)
    else { return nil }
    return Int(digit - UInt8(ascii: "0"))
  }
}
