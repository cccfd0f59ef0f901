/// The head of a request, as far as a server of files needs it.
public struct HTTPRequest: Sendable, Hashable {
  /// `GET`, `HEAD` and so on.
  public let method: String
  /// What is asked for, as it was sent: `/rsrc/kit/a%20b.png`.
  public let target: String
  /// The `Host` line; nil when there is none.
  public let host: String?
  /// The `Range` line: which bytes are wanted; nil when there is none, or more than one.
  public let range: String?
  /// The `If-Range` line: what the client has a part of; nil when there is none.
  public let rangeCondition: String?

  /// Most bytes of a head.
  static let longest = 16_384

  /// Makes a request.
  public init(method: String, target: String, host: String?, range: String? = nil, rangeCondition: String? = nil) {
    self.method = method
    self.target = target
    self.host = host
    self.range = range
    self.rangeCondition = rangeCondition
  }

  /// Reads a head without the empty line at its end; nil when it is none, or says the host twice.
  init?(head: [UInt8]) {
    guard let text = String(validating: head, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let parts = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].hasPrefix("HTTP/1."), parts[1].hasPrefix("/") else { return nil }
    var fields: [String: [String]] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      fields[line[..<colon].lowercased(), default: []].append(String(value))
    }
    let (hosts, ranges) = (fields["host"] ?? [], fields["range"] ?? [])
    guard hosts.count <= 1 else { return nil }
    self.init(
      method: String(parts[0]), target: String(parts[1]), host: hosts.first, range: ranges.count == 1 ? ranges[0] : nil,
      rangeCondition: fields["if-range"]?.first)
  }
}
