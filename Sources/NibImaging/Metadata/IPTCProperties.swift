// Read here and not by a library: it is a list of tagged lengths, Debian's one reader of it for C has had no release
// since 2011, and exiv2's licence would become that of every program that shows a picture.

/// What a block of IPTC says.
///
/// - Documented: IPTC-NAA Information Interchange Model, version 4; Adobe Photoshop File Formats, image resources, which a
///   JPEG has it in.
extension PictureProperties {
  init(iptc block: [UInt8]) {
    let sets = IPTCDataSets(block)
    func text(_ number: UInt8) -> String? { sets.texts(number).first }
    title = text(5)
    taken = text(55).flatMap { CaptureDate(iptcDate: $0, time: text(60)) }
    creator = text(80)
    copyright = text(116)
    caption = text(120)
    var known: Set<String> = []
    keywords = sets.texts(25).filter { known.insert($0).inserted }
  }
}

/// The data sets of a block. Linear in its size.
struct IPTCDataSets {
  private var values: [(number: UInt8, bytes: ArraySlice<UInt8>)] = []
  private var isUTF8 = false

  init(_ block: [UInt8]) {
    let isPhotoshop = block.starts(with: Array("Photoshop 3.0\0".utf8))
    read(isPhotoshop ? Self.resource(0x0404, in: block.dropFirst(14)) : block[...])
  }

  /// The texts of a data set of record 2, in order; empty ones are left out.
  func texts(_ number: UInt8) -> [String] {
    values.filter { $0.number == number }.compactMap { String(metadata: $0.bytes, isUTF8: isUTF8) }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) {
    var place = bytes.startIndex
    while place + 5 <= bytes.endIndex, bytes[place] == 0x1C {
      let (record, number) = (bytes[place + 1], bytes[place + 2])
      let count = Int(bytes[place + 3]) << 8 | Int(bytes[place + 4])
      place += 5
      // A length with its high bit says how many bytes the length itself takes; no text is that long.
      guard count < 0x8000, count <= bytes.endIndex - place else { return }
      let content = bytes[place..<place + count]
      if record == 1, number == 90 { isUTF8 = content.elementsEqual([0x1B, 0x25, 0x47]) }
      if record == 2 { values.append((number, content)) }
      place += count
    }
  }

  /// An image resource of Photoshop; empty when there is none.
  private static func resource(_ wanted: Int, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var place = bytes.startIndex
    // Each has four letters, a number, a name with its length before it, and content with its, both padded to even.
    while place + 12 <= bytes.endIndex, bytes[place..<place + 4].elementsEqual("8BIM".utf8) {
      let number = Int(bytes[place + 4]) << 8 | Int(bytes[place + 5])
      place += 6 + (Int(bytes[place + 6]) + 2) / 2 * 2
      guard place + 4 <= bytes.endIndex else { break }
      let count = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      place += 4
      guard count <= bytes.endIndex - place else { break }
      if number == wanted { return bytes[place..<place + count] }
      place += count + count % 2
      guard place <= bytes.endIndex else { break }
    }
    return []
  }
}
