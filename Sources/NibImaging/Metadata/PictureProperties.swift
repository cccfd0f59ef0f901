/// What the metadata of a picture says of the photograph: when, where and with what it was taken, and what it shows.
///
/// A value is taken from EXIF first, then from XMP, then from IPTC; keywords are those of XMP, and behind them those of
/// IPTC that XMP does not have. Of a picture in a library the sidecar comes before all of these. What cannot be read is
/// absent: cameras and editors write much that no specification allows, and none of it keeps a picture from being shown.
public struct PictureProperties: Sendable, Hashable {
  /// Where a picture was taken.
  public struct Location: Sendable, Hashable {
    /// Degrees from -90 to 90, positive to the north.
    public var latitude: Double
    /// Degrees from -180 to 180, positive to the east.
    public var longitude: Double
    /// Metres above sea level; nil when nothing says so.
    public var altitude: Double?

    /// Makes a location.
    /// - Returns: nil outside the degrees of the earth.
    public init?(latitude: Double, longitude: Double, altitude: Double? = nil) {
      guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
      (self.latitude, self.longitude) = (latitude, longitude)
      self.altitude = altitude
    }
  }

  /// When it was taken.
  public var taken: CaptureDate?
  /// Where it was taken.
  public var location: Location?
  /// Who made the camera.
  public var cameraMaker: String?
  /// The camera's model.
  public var cameraModel: String?
  /// Who made the lens.
  public var lensMaker: String?
  /// The lens's model.
  public var lensModel: String?
  /// The program that wrote the file, or the camera's own.
  public var software: String?
  /// Seconds.
  public var exposureTime: Double?
  /// The f-number: the focal length over the width of the aperture.
  public var aperture: Double?
  /// The sensitivity by ISO's scale.
  public var sensitivity: Int?
  /// Millimetres.
  public var focalLength: Double?
  /// Millimetres that show as much on film of 35 mm.
  public var focalLengthOnFilm: Double?
  /// Whether the flash fired.
  public var usedFlash: Bool?
  /// 1 to 8, as EXIF numbers it; nil when EXIF does not say it.
  public var orientation: Int?
  /// The title.
  public var title: String?
  /// What is seen in it.
  public var caption: String?
  /// Who took it.
  public var creator: String?
  /// Whose it is.
  public var copyright: String?
  /// 0 to 5, or -1 for a picture that was turned down.
  public var rating: Int?
  /// Words that it is found by, each once.
  public var keywords: [String] = []

  /// Nothing is known.
  public init() {}

  /// Reads the packets of a picture. Linear in their size; packets that are damaged count as far as they can be read.
  /// - Parameters:
  ///   - metadata: the packets. EXIF is read with libexif, and only where the package trait `Imaging` is on.
  ///   - sidecar: the XMP of a file that goes with the picture.
  public init(_ metadata: PictureMetadata, sidecar: [UInt8]? = nil) {
    if let sidecar { fill(from: PictureProperties(xmp: sidecar)) }
    if let exif = metadata.exif { fill(from: PictureProperties(exif: exif)) }
    if let xmp = metadata.xmp { fill(from: PictureProperties(xmp: xmp)) }
    if let iptc = metadata.iptc { fill(from: PictureProperties(iptc: iptc)) }
  }

  /// Takes what is not known yet.
  private mutating func fill(from other: PictureProperties) {
    func fill<Value>(_ path: WritableKeyPath<PictureProperties, Value?>) {
      if self[keyPath: path] == nil { self[keyPath: path] = other[keyPath: path] }
    }
    for path in [\PictureProperties.cameraMaker, \.cameraModel, \.lensMaker, \.lensModel, \.software] { fill(path) }
    for path in [\PictureProperties.title, \.caption, \.creator, \.copyright] { fill(path) }
    for path in [\PictureProperties.exposureTime, \.aperture, \.focalLength, \.focalLengthOnFilm] { fill(path) }
    for path in [\PictureProperties.sensitivity, \.orientation, \.rating] { fill(path) }
    fill(\.taken)
    fill(\.location)
    fill(\.usedFlash)
    var known = Set(keywords)
    for word in other.keywords where known.insert(word).inserted { keywords.append(word) }
  }
}

extension String {
  /// Text of metadata: without the spaces and NUL bytes that pad it; nil when nothing is left.
  init?(metadata bytes: some Collection<UInt8>, isUTF8 known: Bool = false) {
    let content = bytes.prefix { $0 != 0 }
    // EXIF and IPTC ask for ASCII or a declared code; what is no UTF-8 is most often Latin-1.
    let text =
      String(validating: Array(content), as: UTF8.self)
      ?? (known
        ? String(decoding: content, as: UTF8.self)
        : String(String.UnicodeScalarView(content.map { Unicode.Scalar($0) })))
    self.init(trimmed: text)
  }

  /// Text without white space around it; nil when nothing is left.
  init?(trimmed text: some StringProtocol) {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    self.init(text[first...last])
  }
}
