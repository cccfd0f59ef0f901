/// Pictures that are whole as far as header and end tell, made for servers of tests.
public enum TestPicture {
  /// A PNG of 2 by 2 pixels without check sums.
  /// - Parameters:
  ///   - label: a text in it, so that pictures differ.
  ///   - bytes: how many bytes it has; nil for as few as it takes.
  public static func png(_ label: String, bytes: Int? = nil) -> [UInt8] {
    let header = chunk("IHDR", [0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0])
    let (data, end) = (chunk("IDAT", [1, 2, 3]), chunk("IEND", []))
    let fixed = signature.count + header.count + data.count + end.count + 12
    let text = Array("Title\0\(label)".utf8)
    let filler = [UInt8](repeating: 7, count: max(0, (bytes ?? 0) - fixed - text.count))
    return signature + header + chunk("tEXt", text + filler) + data + end
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    big(data.count) + Array(name.utf8) + data + [0, 0, 0, 0]
  }

  private static func big(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
}
