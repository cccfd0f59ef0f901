import NibImaging
import NibTestSupport
import Testing

/// Latitude and longitude in seconds of an arc, to the millionth.
private func arcSeconds(_ properties: PictureProperties) -> [Double] {
  [properties.location?.latitude, properties.location?.longitude].map { ((($0 ?? 0) * 3600e6).rounded()) / 1e6 }
}

@Suite("What metadata says of a photograph")
struct PicturePropertiesTests {
  @Test("XMP: attributes and elements, languages, lists, fractions, degrees and minutes")
  func xmp() {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
        xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/"
        xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" tiff:Make="Ricoh" tiff:Model="GR III" aux:Lens="18.3mm"
        xmp:Rating="4" exif:DateTimeOriginal="2019-02-28T23:59:60.125-04:30" exif:ExposureTime="1/125" exif:FNumber="28/10"
        exif:GPSLatitude="33,51.5S" exif:GPSLongitude="151,12,54E" exif:GPSAltitude="35/2" exif:GPSAltitudeRef="1">
       <dc:subject><rdf:Bag><rdf:li>harbour</rdf:li><rdf:li> harbour </rdf:li><rdf:li>night</rdf:li></rdf:Bag></dc:subject>
       <dc:title><rdf:Alt><rdf:li xml:lang="x-default">Quay</rdf:li><rdf:li xml:lang="fr">Quai</rdf:li></rdf:Alt></dc:title>
       <dc:creator><rdf:Seq><rdf:li>A. Person</rdf:li></rdf:Seq></dc:creator>
       <exif:ISOSpeedRatings><rdf:Seq><rdf:li>400</rdf:li></rdf:Seq></exif:ISOSpeedRatings>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """

    let found = PictureProperties(PictureMetadata(xmp: Array(packet.utf8)))

    var expected = PictureProperties()
    expected.taken = CaptureDate(
      year: 2019, month: 2, day: 28, hour: 23, minute: 59, second: 60, nanosecond: 125_000_000, offset: -270)
    // Degrees are whole numbers of 1/3600, put together with what rounding leaves.
    expected.location = found.location
    #expect(arcSeconds(found) == [-121_890, 544_374])
    #expect(found.location?.altitude == -17.5)
    (expected.cameraMaker, expected.cameraModel, expected.lensModel) = ("Ricoh", "GR III", "18.3mm")
    (expected.exposureTime, expected.aperture, expected.sensitivity) = (0.008, 2.8, 400)
    (expected.title, expected.creator, expected.rating) = ("Quay", "A. Person", 4)
    expected.keywords = ["harbour", "night"]
    #expect(found == expected)
  }

  @Test("IPTC: bare and in Photoshop's resources, with and without a declared code")
  func iptc() {
    func set(_ record: UInt8, _ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
      [0x1C, record, number, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)] + bytes
    }
    let sets: [(UInt8, [UInt8])] = [
      (5, Array("Harbour".utf8)), (25, Array("boats".utf8)), (25, Array("caf\u{e9}".utf8)),
      (25, [0x63, 0x61, 0x66, 0xE9]),
      (55, Array("20210731".utf8)), (60, Array("180409+0200".utf8)), (120, Array("At night ".utf8)),
    ]
    let body: [UInt8] = sets.flatMap { set(2, $0.0, $0.1) }
    let thumbnail: [UInt8] = Array("8BIM".utf8) + [0x04, 0x0C, 0, 0, 0, 0, 0, 3, 1, 2, 3, 0]
    let length = [UInt8(body.count >> 8), UInt8(body.count & 0xFF)]
    let resource: [UInt8] = Array("8BIM".utf8) + [0x04, 0x04, 0, 0, 0, 0] + length + body
    let wrapped: [UInt8] = Array("Photoshop 3.0\0".utf8) + thumbnail + resource

    for block in [body, wrapped] {
      let found = PictureProperties(PictureMetadata(iptc: block))
      #expect(found.title == "Harbour")
      #expect(found.caption == "At night")
      #expect(found.keywords == ["boats", "caf\u{e9}"])
      #expect(
        found.taken == CaptureDate(year: 2021, month: 7, day: 31, hour: 18, minute: 4, second: 9, offset: 120))
    }
    let declared = PictureProperties(
      PictureMetadata(iptc: set(1, 90, [0x1B, 0x25, 0x47]) + set(2, 25, [0x63, 0xE9])))
    #expect(declared.keywords == ["c\u{FFFD}"])
  }

  @Test("keywords are those of all packets, each once; the sidecar's come first and its title counts")
  func merged() {
    func packet(_ title: String, _ words: String...) -> [UInt8] {
      let items = words.map { "<rdf:li>\($0)</rdf:li>" }.joined()
      return Array(
        """
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
        xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="\(title)"><dc:subject><rdf:Bag>\(items)</rdf:Bag></dc:subject>
        </rdf:Description></rdf:RDF>
        """.utf8)
    }
    let iptc: [UInt8] = [0x1C, 2, 25, 0, 1, 0x62, 0x1C, 2, 25, 0, 1, 0x64]

    let found = PictureProperties(
      PictureMetadata(xmp: packet("In the picture", "a", "b"), iptc: iptc), sidecar: packet("Beside it", "c", "a"))

    #expect(found.title == "Beside it")
    #expect(found.keywords == ["c", "a", "b", "d"])
  }

  @Test(
    "dates that are none are absent",
    arguments: ["0000:00:00 00:00:00", "    :  :     :  :  ", "2021:02:29 10:00:00", "2021:01:01 24:00:00", "2021", ""])
  func badDates(text: String) {
    let packet = """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreateDate="\(text)" xmp:Rating="3"/></rdf:RDF>
      """

    let found = PictureProperties(PictureMetadata(xmp: Array(packet.utf8)))

    #expect(found.rating == 3)
    #expect(found.taken == nil)
  }

  @Test(
    "seconds since 1970",
    arguments: [
      ((1970, 1, 1), 0.0), ((2000, 2, 29), 951_782_400), ((2000, 3, 1), 951_868_800), ((1969, 12, 31), -86_400),
      ((1, 1, 1), -62_135_596_800), ((9999, 12, 31), 253_402_214_400),
    ])
  func seconds(day: (Int, Int, Int), seconds: Double) throws {
    let date = try #require(CaptureDate(year: day.0, month: day.1, day: day.2))
    #expect(date.secondsSince1970() == seconds)
    let late = try #require(CaptureDate(year: day.0, month: day.1, day: day.2, hour: 2, nanosecond: 500_000_000))
    #expect(late.secondsSince1970(assumedOffset: 90) == seconds + 1800.5)
  }

  @Test("a location outside the degrees of the earth is none")
  func locations() {
    #expect(PictureProperties.Location(latitude: 90, longitude: -180) != nil)
    #expect(PictureProperties.Location(latitude: 90.5, longitude: 0) == nil)
    #expect(PictureProperties.Location(latitude: 0, longitude: .nan) == nil)
  }
}

#if Imaging
  @Suite("What EXIF says of a photograph")
  struct EXIFPropertiesTests {
    private static func sample(isLittle: Bool) -> SampleEXIF {
      let image: [(Int, SampleEXIF.Value)] = [
        (0x010E, .ascii("At night")), (0x010F, .ascii("Ricoh  ")), (0x0110, .ascii("GR III")),
        (0x0112, .shorts([6])), (0x0131, .ascii("1.50")), (0x013B, .ascii("A. Person")),
        (0x8298, .ascii("\u{a9} A. Person")),
      ]
      let exif: [(Int, SampleEXIF.Value)] = [
        (0x829A, .rationals([(1, 125)])), (0x829D, .rationals([(28, 10)])), (0x8827, .shorts([400])),
        (0x9003, .ascii("2021:07:31 18:04:09")), (0x9011, .ascii("+02:00")), (0x9209, .shorts([0x19])),
        (0x920A, .rationals([(183, 10)])), (0x9291, .ascii("25 ")), (0xA405, .shorts([28])),
        (0xA433, .ascii("Ricoh")), (0xA434, .ascii("18.3mm F2.8")),
      ]
      let place: [(Int, SampleEXIF.Value)] = [
        (1, .ascii("S")), (2, .rationals([(33, 1), (51, 1), (30, 1)])), (3, .ascii("W")),
        (4, .rationals([(70, 1), (303, 10), (0, 1)])), (5, .bytes([1])), (6, .rationals([(35, 2)])),
      ]
      return SampleEXIF(isLittle: isLittle, image: image, exif: exif, place: place)
    }

    @Test("camera, exposure, date with its offset, and place", arguments: [false, true])
    func exif(isLittle: Bool) {
      let block = Self.sample(isLittle: isLittle).block
      var expected = PictureProperties()
      expected.taken = CaptureDate(
        year: 2021, month: 7, day: 31, hour: 18, minute: 4, second: 9, nanosecond: 250_000_000, offset: 120)
      let found = PictureProperties(PictureMetadata(exif: block))
      expected.location = found.location
      #expect(arcSeconds(found) == [-121_890, -253_818])
      #expect(found.location?.altitude == -17.5)
      (expected.cameraMaker, expected.cameraModel, expected.software) = ("Ricoh", "GR III", "1.50")
      (expected.lensMaker, expected.lensModel) = ("Ricoh", "18.3mm F2.8")
      (expected.exposureTime, expected.aperture, expected.sensitivity) = (0.008, 2.8, 400)
      (expected.focalLength, expected.focalLengthOnFilm, expected.usedFlash) = (18.3, 28, true)
      (expected.caption, expected.creator, expected.copyright) = ("At night", "A. Person", "\u{a9} A. Person")
      expected.orientation = 6

      #expect(found == expected)
      // Formats other than JPEG leave the word out.
      #expect(PictureProperties(PictureMetadata(exif: Array(block.dropFirst(6)))) == expected)
    }

    @Test("a block that is cut or changed anywhere is read as far as it goes")
    func damaged() {
      let block = Self.sample(isLittle: true).block
      for count in 0..<block.count {
        let cut = PictureProperties(PictureMetadata(exif: Array(block[..<count])))
        if count < 60 { #expect(cut.cameraModel == nil) }
        for byte: UInt8 in [0, 0x7F, 0xFF] {
          var changed = block
          changed[count] = byte
          let found = PictureProperties(PictureMetadata(exif: changed))
          #expect(found.location.map { abs($0.latitude) <= 90 } ?? true)
        }
      }
    }

    @Test("EXIF comes before XMP, and XMP fills what it leaves out")
    func order() {
      let packet = """
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
        xmlns:tiff="http://ns.adobe.com/tiff/1.0/" tiff:Make="Other" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
        xmp:Rating="2"/></rdf:RDF>
        """

      let found = PictureProperties(
        PictureMetadata(exif: Self.sample(isLittle: false).block, xmp: Array(packet.utf8)))

      #expect(found.cameraMaker == "Ricoh")
      #expect(found.rating == 2)
    }
  }

  @Suite("The details of pictures", .enabled(if: ImagingPresence.canDecode, ImagingPresence.reason))
  struct PictureDetailsTests {
    private func library(_ files: [String: [UInt8]]) -> PictureLibrary {
      PictureLibrary(
        folder: FakeFolder(files), authorization: .always,
        decoder: VipsDecoder())
    }

    @Test("details have what the picture and its sidecar say")
    func details() async throws {
      let plain = try PictureFolder().bytes(at: SamplePictures.file("jpg[strip]"))
      let jpeg = SampleEXIF(
        image: [(0x010F, .ascii("Ricoh")), (0x0112, .shorts([8]))],
        exif: [(0x9003, .ascii("2021:07:31 18:04:09"))]
      ).added(to: plain)
      let sidecar = """
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
        xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="Quay"/></rdf:RDF>
        """
      let library = library(["a.jpg": jpeg, "b.jpg": jpeg, "b.xmp": Array(sidecar.utf8)])

      let (alone, accompanied) = (try await library.details(of: "a.jpg"), try await library.details(of: "b.jpg"))

      #expect(alone.properties.cameraMaker == "Ricoh")
      #expect(alone.properties.taken == CaptureDate(year: 2021, month: 7, day: 31, hour: 18, minute: 4, second: 9))
      #expect(alone.header.orientation == 8)
      #expect(alone.properties.orientation == 8)
      #expect(accompanied.properties.title == "Quay")
      #expect(accompanied.properties.cameraMaker == "Ricoh")
    }

    @Test(
      "of several blocks of EXIF, details and decoder take the same one",
      arguments: [[6, 3], [3, 6], [6, 1], [1, 8], [6, 0], [0, 6], [6, 3, 0], [6, -1], [-1, 6]])
    func severalBlocks(orientations: [Int]) async throws {
      var jpeg = try PictureFolder().bytes(at: SamplePictures.file("jpg[strip]"))
      // 0 stands for a block without an orientation, -1 for one that is no directory; the first of the list comes first.
      for orientation in orientations.reversed() {
        var sample = SampleEXIF(image: [(0x010F, .ascii("Ricoh"))])
        if orientation > 0 { sample.image.append((0x0112, .shorts([orientation]))) }
        jpeg =
          orientation < 0
          ? SampleEXIF.added(Array("Exif\0\0nothing".utf8), marker: 0xE1, to: jpeg) : sample.added(to: jpeg)
      }
      let library = library(["a.jpg": jpeg])

      let details = try await library.details(of: "a.jpg")
      let shown = try await library.image(of: "a.jpg", .thumbnail(maxPixelSize: 100))

      let isOnItsSide = shown.size.height > shown.size.width
      #expect(isOnItsSide == (details.header.orientation >= 5))
      #expect((details.properties.orientation ?? 1) == details.header.orientation)
    }
  }
#endif
