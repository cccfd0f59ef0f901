/// Which bytes of a file a `Range` line asks for.
///
/// - Documented: RFC 9110, sections 14.1.2 and 14.2. A line that is malformed, in another unit, or asks for several ranges is
///   passed over, as a server may do.
enum ByteRange: Equatable {
  /// All: nothing else is asked for that is understood.
  case whole
  /// These, of which there is at least one.
  case part(Range<Int>)
  /// None that the file has.
  case unsatisfiable

  /// - Parameters:
  ///   - line: the value of the line; nil asks for all.
  ///   - count: how many bytes the file has.
  init(_ line: String?, of count: Int) {
    let blanks: Set<Character> = [" ", "\t"]
    let parts = (line ?? "").split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts.count == 2 ? String(parts[1].filter { !blanks.contains($0) }) : ""
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.first?.lowercased() == "bytes", ends.count == 2, ends.contains(where: { !$0.isEmpty }),
      let numbers = Self.numbers(ends)
    else {
      self = .whole
      return
    }
    switch (numbers[0], numbers[1]) {
    case (nil, let last?): self = Self.end(last, of: count)
    case (let first?, let last?) where first > last: self = .whole
    case (let first?, _) where first >= count: self = .unsatisfiable
    case (let first?, let last): self = .part(first..<min(last.map { $0 == .max ? $0 : $0 + 1 } ?? count, count))
    case (nil, nil): self = .whole
    }
  }

  /// The last bytes. An empty file has no part that could be sent.
  private static func end(_ wanted: Int, of count: Int) -> ByteRange {
    guard wanted > 0 else { return .unsatisfiable }
    return count == 0 ? .whole : .part((count - min(wanted, count))..<count)
  }

  /// Numbers of any length, nil for an empty text; nil as a whole when one is no number.
  private static func numbers(_ texts: [Substring]) -> [Int?]? {
    guard texts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else { return nil }
    return texts.map { $0.isEmpty ? nil : Int($0) ?? .max }
  }
}

extension HTTPResponse {
  /// What of a whole file a request gets: all of it, one range of its bytes (206), or that it has no such range (416).
  ///
  /// Answers have no `ETag` and no date, so that an `If-Range` can never hold: then all is sent. `HEAD` gets the head that
  /// `GET` would. Answers of another status than 200 stay as they are.
  public func part(for request: HTTPRequest) -> HTTPResponse {
    guard status == 200 else { return self }
    let wanted = request.rangeCondition == nil ? request.range : nil
    switch ByteRange(wanted, of: body.count) {
    case .whole: return with(200, body, ["Accept-Ranges": "bytes"])
    case .part(let range):
      let place = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(body.count)"
      return with(206, Array(body[range]), ["Accept-Ranges": "bytes", "Content-Range": place])
    case .unsatisfiable:
      let words = HTTPResponse.refusal(416, "the file has \(body.count) bytes")
      return HTTPResponse(
        status: 416, mediaType: words.mediaType, body: words.body,
        fields: ["Accept-Ranges": "bytes", "Content-Range": "bytes */\(body.count)"])
    }
  }

  private func with(_ status: Int, _ body: [UInt8], _ more: [String: String]) -> HTTPResponse {
    HTTPResponse(status: status, mediaType: mediaType, body: body, fields: fields.merging(more) { $1 })
  }
}
