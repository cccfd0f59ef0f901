/// Makes small ZIP archives, also such as no tool makes.
public struct TestZip {
  private struct Member {
    var name: [UInt8]
    var method: Int
    var flags: Int
    var check: UInt32
    var packed: Int
    var size: Int
    var mode: Int
    var header: Int
  }

  private var bytes: [UInt8] = []
  private var members: [Member] = []

  /// An archive without members.
  public init() {}

  /// Adds a member.
  /// - Parameters:
  ///   - name: its path.
  ///   - content: the bytes that it holds.
  ///   - deflated: the same bytes deflated; nil stores them.
  ///   - method: how the archive says that they are packed; nil tells the truth.
  ///   - flags: bit 0 for an encrypted one.
  ///   - mode: the mode of Unix.
  ///   - size: the size that is said; nil tells the truth.
  ///   - sharingFirst: whether the member lies where the first one lies.
  public mutating func add(
    _ name: some Sequence<UInt8>, _ content: [UInt8], deflated: [UInt8]? = nil, method: Int? = nil, flags: Int = 0,
    mode: Int = 0o100644, size: Int? = nil, sharingFirst: Bool = false
  ) {
    let packed = deflated ?? content
    let member = Member(
      name: Array(name), method: method ?? (deflated == nil ? 0 : 8), flags: flags, check: Self.sum(of: content),
      packed: packed.count, size: size ?? content.count, mode: mode,
      header: sharingFirst ? members[0].header : bytes.count)
    members.append(member)
    if sharingFirst { return }
    bytes += Self.little(0x0403_4B50, 4) + Self.little(20, 2) + fields(member) + Self.little(member.name.count, 2)
    bytes += Self.little(0, 2) + member.name + packed
  }

  /// The archive.
  public func finished() -> [UInt8] {
    var directory: [UInt8] = []
    for member in members {
      directory += Self.little(0x0201_4B50, 4) + Self.little(0x0314, 2) + Self.little(20, 2) + fields(member)
      directory += Self.little(member.name.count, 2) + Self.little(0, 8) + Self.little(member.mode << 16, 4)
      directory += Self.little(member.header, 4) + member.name
    }
    let end =
      Self.little(0x0605_4B50, 4) + Self.little(0, 4) + Self.little(members.count, 2) + Self.little(members.count, 2)
      + Self.little(directory.count, 4) + Self.little(bytes.count, 4) + Self.little(0, 2)
    return bytes + directory + end
  }

  private func fields(_ member: Member) -> [UInt8] {
    Self.little(member.flags, 2) + Self.little(member.method, 2) + Self.little(0, 4)
      + Self.little(Int(member.check), 4) + Self.little(member.packed, 4) + Self.little(member.size, 4)
  }

  private static func little(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
  }

  /// CRC-32, bit by bit.
  private static func sum(of bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = ~0
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
