/// What a server answers.
public struct HTTPResponse: Sendable, Hashable {
  /// The three digits.
  public let status: Int
  /// What the body is.
  public let mediaType: String
  /// The body.
  public let body: [UInt8]
  /// Further lines of the head, by their names: `Accept-Ranges`.
  public let fields: [String: String]

  /// Makes a response.
  public init(status: Int = 200, mediaType: String, body: [UInt8], fields: [String: String] = [:]) {
    self.status = status
    self.mediaType = mediaType
    self.body = body
    self.fields = fields
  }

  /// A response that says what is wrong.
  public static func refusal(_ status: Int, _ words: String) -> HTTPResponse {
    HTTPResponse(status: status, mediaType: "text/plain; charset=utf-8", body: Array((words + "\n").utf8))
  }

  /// The bytes that go before the body.
  var head: [UInt8] {
    // No byte of a media type comes from a request, but a line end there would be the sender's own header.
    let type = mediaType.filter { $0 != "\r" && $0 != "\n" && $0 != "\r\n" }
    let lines =
      [
        "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Answer")", "Content-Type: \(type)",
        "Content-Length: \(body.count)", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
        // No page of another site may show, run or read what is served here.
        "Cross-Origin-Resource-Policy: same-origin", "X-Frame-Options: SAMEORIGIN",
        "Content-Security-Policy: \(Self.policy(for: type))", "Connection: close",
      ] + fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// What a browser may do with a body. Pages and scripts are the bundle's own code and do as they like, but in no other
  /// site's frame; a picture that is opened is a document too, and one in SVG may hold scripts, which do not run.
  private static func policy(for mediaType: String) -> String {
    let isPage = ["text/html", "application/xhtml+xml", "text/javascript"].contains { mediaType.hasPrefix($0) }
    guard !isPage else {
      return "default-src 'self' https: data: blob: 'unsafe-inline' 'unsafe-eval'; object-src 'self'; base-uri 'self'; "
        + "frame-ancestors 'self'"
    }
    return "default-src 'none'; script-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
      + "font-src 'self' data:; media-src 'self'; frame-ancestors 'self'"
  }

  private static let reasons = [
    200: "OK", 206: "Partial Content", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed",
    408: "Request Timeout", 413: "Content Too Large", 416: "Range Not Satisfiable", 421: "Misdirected Request",
    431: "Request Header Fields Too Large",
    500: "Internal Server Error", 503: "Service Unavailable",
  ]
}
