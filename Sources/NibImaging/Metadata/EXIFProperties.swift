#if Imaging
  import CNibExif
#endif

/// What a block of EXIF says.
///
/// - Documented: CIPA DC-008-2019, tables of tags.
extension PictureProperties {
  init(exif block: [UInt8]) {
    #if Imaging
      guard let exif = EXIFBlock(block) else { return }
      readCamera(exif)
      readExposure(exif)
      taken = Self.taken(exif)
      location = Self.location(exif)
      orientation = exif.whole(.image, 0x0112).flatMap { (1...8).contains($0) ? $0 : nil }
      caption = exif.text(.image, 0x010E)
      creator = exif.text(.image, 0x013B)
      copyright = exif.text(.image, 0x8298)
      rating = exif.whole(.image, 0x4746).flatMap { (0...5).contains($0) ? $0 : nil }
    #endif
  }
}

#if Imaging
  extension PictureProperties {
    private mutating func readCamera(_ exif: borrowing EXIFBlock) {
      cameraMaker = exif.text(.image, 0x010F)
      cameraModel = exif.text(.image, 0x0110)
      software = exif.text(.image, 0x0131)
      lensMaker = exif.text(.exif, 0xA433)
      lensModel = exif.text(.exif, 0xA434)
    }

    private mutating func readExposure(_ exif: borrowing EXIFBlock) {
      exposureTime = exif.number(.exif, 0x829A)
      aperture = exif.number(.exif, 0x829D)
      sensitivity = exif.whole(.exif, 0x8827)
      focalLength = exif.number(.exif, 0x920A)
      focalLengthOnFilm = exif.number(.exif, 0xA405)
      // 0 stands for a length that the camera does not know.
      if focalLengthOnFilm == 0 { focalLengthOnFilm = nil }
      usedFlash = exif.whole(.exif, 0x9209).map { $0 & 1 == 1 }
    }

    /// When the picture was taken, else when it was digitized, else when the file changed.
    private static func taken(_ exif: borrowing EXIFBlock) -> CaptureDate? {
      let fields: [(directory: EXIFBlock.Directory, date: Int32, fraction: Int32, offset: Int32)] = [
        (.exif, 0x9003, 0x9291, 0x9011), (.exif, 0x9004, 0x9292, 0x9012), (.image, 0x0132, 0x9290, 0x9010),
      ]
      for field in fields {
        guard var date = exif.text(field.directory, field.date).flatMap({ CaptureDate(text: $0) }) else { continue }
        if let digits = exif.text(.exif, field.fraction) { date.nanosecond = CaptureDate.nanoseconds(digits) }
        if let offset = exif.text(.exif, field.offset) { date.offset = CaptureDate.offset(offset) }
        return date
      }
      return nil
    }

    private static func location(_ exif: borrowing EXIFBlock) -> Location? {
      guard let latitude = degrees(exif, 2, negative: "S", 1), let longitude = degrees(exif, 4, negative: "W", 3) else {
        return nil
      }
      let height = exif.number(.place, 6).map { exif.whole(.place, 5) == 1 ? -$0 : $0 }
      return Location(latitude: latitude, longitude: longitude, altitude: height)
    }

    /// Degrees, minutes and seconds, and the letter of the half of the earth.
    private static func degrees(
      _ exif: borrowing EXIFBlock, _ tag: Int32, negative: String, _ letter: Int32
    ) -> Double? {
      guard let degrees = exif.number(.place, tag) else { return nil }
      let minutes = exif.number(.place, tag, at: 1) ?? 0
      let seconds = exif.number(.place, tag, at: 2) ?? 0
      let size = degrees + minutes / 60 + seconds / 3600
      return exif.text(.place, letter) == negative ? -size : size
    }
  }

  /// A block of EXIF that libexif has read.
  struct EXIFBlock: ~Copyable {
    /// The directories that are looked into, by libexif's numbers.
    enum Directory: Int32 {
      case image = 0
      case exif = 2
      case place = 3
    }

    private let block: OpaquePointer

    init?(_ bytes: [UInt8]) {
      guard let block = bytes.withUnsafeBufferPointer({ nib_exif_read($0.baseAddress, $0.count) }) else { return nil }
      self.block = block
    }

    deinit { nib_exif_release(block) }

    func text(_ directory: Directory, _ tag: Int32) -> String? {
      var count = 0
      guard let bytes = nib_exif_bytes(block, directory.rawValue, tag, &count) else { return nil }
      return String(metadata: UnsafeBufferPointer(start: bytes, count: count))
    }

    /// A finite number.
    func number(_ directory: Directory, _ tag: Int32, at index: Int = 0) -> Double? {
      var number = 0.0
      return nib_exif_number(block, directory.rawValue, tag, index, &number) ? number : nil
    }

    func whole(_ directory: Directory, _ tag: Int32) -> Int? { number(directory, tag).flatMap { Int(exactly: $0) } }
  }
#endif
