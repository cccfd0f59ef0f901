/// What a packet of XMP says.
///
/// - Documented: ISO 16684-1 (Dublin Core, XMP basic), Adobe's XMP specification part 2 (photoshop, exif, tiff, aux), CIPA
///   DC-010 (exifEX).
extension PictureProperties {
  init(xmp bytes: [UInt8]) {
    guard let packet = try? XMPPacket(bytes, name: "") else { return }
    func text(_ names: XMPName...) -> String? {
      names.lazy.compactMap { packet.properties[$0]?.plain.first }.compactMap { String(trimmed: $0) }.first
    }
    func number(_ name: XMPName) -> Double? { text(name).flatMap { Self.fraction($0) } }

    taken = text(.exif("DateTimeOriginal"), .photoshop("DateCreated"), .xmp("CreateDate")).flatMap {
      CaptureDate(text: $0)
    }
    cameraMaker = text(.tiff("Make"))
    cameraModel = text(.tiff("Model"))
    lensMaker = text(.exifEX("LensMake"))
    lensModel = text(.exifEX("LensModel"), .aux("Lens"))
    software = text(.xmp("CreatorTool"), .tiff("Software"))
    exposureTime = number(.exif("ExposureTime"))
    aperture = number(.exif("FNumber"))
    focalLength = number(.exif("FocalLength"))
    focalLengthOnFilm = number(.exif("FocalLengthIn35mmFilm"))
    sensitivity = (number(.exifEX("PhotographicSensitivity")) ?? number(.exif("ISOSpeedRatings"))).flatMap {
      Int(exactly: $0)
    }
    title = text(.dublinCore("title"))
    caption = text(.dublinCore("description"))
    creator = text(.dublinCore("creator"))
    copyright = text(.dublinCore("rights"))
    rating = number(.xmp("Rating")).flatMap { Int(exactly: $0) }.flatMap { (-1...5).contains($0) ? $0 : nil }
    var known: Set<String> = []
    keywords = (packet.properties[.dublinCore("subject")]?.plain ?? []).compactMap { String(trimmed: $0) }.filter {
      known.insert($0).inserted
    }
    if let latitude = text(.exif("GPSLatitude")).flatMap({ Self.degrees($0, "NS") }),
      let longitude = text(.exif("GPSLongitude")).flatMap({ Self.degrees($0, "EW") })
    {
      let isBelow = text(.exif("GPSAltitudeRef")) == "1"
      let altitude = number(.exif("GPSAltitude")).map { isBelow ? -$0 : $0 }
      location = Location(latitude: latitude, longitude: longitude, altitude: altitude)
    }
  }

  /// A number, or a fraction such as `1/125`.
  private static func fraction(_ text: String) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    let number: Double? =
      switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
      case (1, let whole?, _): whole
      case (2, let above?, let below?): above / below
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// `48,51.5N`: degrees and minutes; or `48,51,30N` with seconds.
  private static func degrees(_ text: String, _ letters: String) -> Double? {
    guard let letter = text.last, letters.contains(letter) else { return nil }
    let numbers = text.dropLast().split(separator: ",").map { Double($0) }
    guard (1...3).contains(numbers.count) else { return nil }
    var (sum, unit) = (0.0, 1.0)
    for number in numbers {
      guard let number, number.isFinite, number >= 0 else { return nil }
      sum += number * unit
      unit /= 60
    }
    return letter == letters.last ? -sum : sum
  }
}

extension XMPValue {
  /// The texts of a text or an array, in order: of one in several languages the default comes first.
  fileprivate var plain: [String] {
    switch self {
    case .text(let text): [text]
    case .array(let items): items.compactMap(\.text)
    case .structure: []
    }
  }
}

extension XMPName {
  fileprivate static func dublinCore(_ local: String) -> XMPName { .init("http://purl.org/dc/elements/1.1/", local) }
  fileprivate static func xmp(_ local: String) -> XMPName { .init("http://ns.adobe.com/xap/1.0/", local) }
  fileprivate static func photoshop(_ local: String) -> XMPName { .init("http://ns.adobe.com/photoshop/1.0/", local) }
  fileprivate static func exif(_ local: String) -> XMPName { .init("http://ns.adobe.com/exif/1.0/", local) }
  fileprivate static func exifEX(_ local: String) -> XMPName { .init("http://cipa.jp/exif/1.0/", local) }
  fileprivate static func aux(_ local: String) -> XMPName { .init("http://ns.adobe.com/exif/1.0/aux/", local) }
  fileprivate static func tiff(_ local: String) -> XMPName { .init("http://ns.adobe.com/tiff/1.0/", local) }

  private init(_ space: String, _ local: String) { self.init(space: space, local: local) }
}
