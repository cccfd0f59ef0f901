import Testing

@testable import NibRemote

/// What bad servers answer, and what that is called.
struct HostileAnswer: Sendable, CustomTestStringConvertible {
  let name: String
  let steps: [HostileServer.Step]
  let code: RemoteError.Code
  /// Whether the server never ends, so that only the clock does.
  var isTimed = false
  /// How often it is asked, when three tries are allowed and five redirections.
  var requests: Int

  var testDescription: String { name }

  init(
    _ name: String, _ steps: [HostileServer.Step], _ code: RemoteError.Code, isTimed: Bool = false, requests: Int = 3
  ) {
    self.name = name
    self.steps = steps
    self.code = code
    self.isTimed = isTimed
    self.requests = requests
  }

  /// An answer byte by byte.
  private static func raw(_ text: String) -> HostileServer.Step { .send(Array(text.utf8)) }

  private static func answer(_ status: String, _ headers: String...) -> [HostileServer.Step] {
    HostileServer.answer([], status: status, headers: headers)
  }

  /// Those that are as bad for a manifest as for an image.
  static let all: [HostileAnswer] = faults + redirections + sizes + heads + clocks

  private static let faults = [
    HostileAnswer("500", answer("500 Oh"), .serverFault),
    HostileAnswer("503 with a body without end", [raw("HTTP/1.1 503 Busy\r\n\r\n"), .flood], .serverFault),
    HostileAnswer("404", answer("404 No"), .refused, requests: 1),
    HostileAnswer("429", answer("429 Slowly"), .refused, requests: 1),
    HostileAnswer("429 tomorrow", answer("429 Slowly", "Retry-After: 86400"), .refused, requests: 1),
    HostileAnswer("429 never", answer("429 Slowly", "Retry-After: soon"), .refused, requests: 1),
    HostileAnswer("429 at once", answer("429 Slowly", "Retry-After: 0"), .refused),
    HostileAnswer("503 tomorrow", answer("503 Busy", "Retry-After: 86400"), .serverFault, requests: 1),
    HostileAnswer(
      "503 in 10^30 s", answer("503 Busy", "Retry-After: 1\(String(repeating: "0", count: 30))"), .serverFault,
      requests: 1),
    HostileAnswer("503 in the past", answer("503 Busy", "Retry-After: Wed, 21 Oct 2015 07:28:00 GMT"), .serverFault),
    HostileAnswer("401 digest", answer("401 Who", "WWW-Authenticate: Digest realm=a, nonce=b"), .refused, requests: 1),
    HostileAnswer("304 unasked", answer("304 Not Modified"), .redirected, requests: 1),
    HostileAnswer("longer than sent", HostileServer.answer([1, 2, 3], length: 9000), .truncated),
    HostileAnswer("broken chunks", [raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")], .network),
    HostileAnswer(
      "cut chunks", [raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\naaaa")], .truncated),
    HostileAnswer("no HTTP", [raw("\u{0}\u{1}garbage\r\n\r\n")], .network),
    HostileAnswer("closed", [], .network),
  ]

  private static let redirections = [
    HostileAnswer("loop", answer("302 Found", "Location: /loop"), .redirected, requests: 6),
    HostileAnswer("to a file", answer("302 Found", "Location: file:///etc/passwd"), .redirected, requests: 1),
    HostileAnswer("to nowhere", answer("302 Found"), .redirected, requests: 1),
    HostileAnswer(
      "redirected with a body without end", [raw("HTTP/1.1 302 Found\r\nLocation: /loop\r\n\r\n"), .flood], .redirected,
      requests: 6),
  ]

  private static let sizes = [
    HostileAnswer("huge", [raw("HTTP/1.1 200 OK\r\n\r\n"), .flood], .tooLarge, requests: 1),
    HostileAnswer(
      "huge said", HostileServer.answer([], length: 1 << 50), .tooLarge, requests: 1),
    HostileAnswer(
      "huge chunk", [raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n7fffffffff\r\n"), .flood], .tooLarge,
      requests: 1),
    HostileAnswer(
      "packed huge", HostileServer.answer(Packed.zeros(repeats: 40_000), headers: ["Content-Encoding: gzip"]),
      .tooLarge, requests: 1),
    HostileAnswer("packed unasked", HostileServer.answer([1], headers: ["Content-Encoding: br"]), .network),
    HostileAnswer("packed twice", HostileServer.answer([1], headers: ["Content-Encoding: gzip, gzip"]), .network),
    HostileAnswer("packed and none", HostileServer.answer([1, 2, 3], headers: ["Content-Encoding: gzip"]), .network),
    HostileAnswer("length of words", [raw("HTTP/1.1 200 OK\r\nContent-Length: ten\r\n\r\nabc")], .network),
    HostileAnswer("length below zero", [raw("HTTP/1.1 200 OK\r\nContent-Length: -3\r\n\r\nabc")], .network),
    HostileAnswer(
      "two lengths", [raw("HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 2\r\n\r\nabc")], .network),
  ]

  private static let heads = [
    HostileAnswer("head without end", [raw("HTTP/1.1 200 OK\r\nX: "), .flood], .network),
    HostileAnswer(
      "heads without end", [raw(String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 20_000)), .hold], .network),
    HostileAnswer(
      "fields without end", [raw("HTTP/1.1 200 OK\r\n" + String(repeating: "X: y\r\n", count: 100_000)), .hold],
      .network),
    HostileAnswer("less than nothing", [raw("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n"), .hold], .network),
  ]

  private static let clocks = [
    HostileAnswer("silent", [.hold], .timedOut, isTimed: true),
    HostileAnswer(
      "slow", [raw("HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n"), .drip], .timedOut, isTimed: true),
    HostileAnswer("slow head", [raw("HTTP/1.1 200 OK\r\nX: "), .drip], .timedOut, isTimed: true),
  ]

  /// Patience that a test has: little when only the clock ends it, much otherwise, as the machine may be busy.
  var policy: FetchPolicy {
    FetchPolicy(
      idleSeconds: isTimed && name == "silent" ? 0.3 : 30, wholeSeconds: isTimed ? 0.4 : 30, tries: 3,
      firstDelaySeconds: 0.01, mostDelaySeconds: 0.02)
  }

  /// Bounds on one connection of any of them: seconds and bytes that left the server, most of which the system holds.
  static let mostMilliseconds = 10_000
  static let mostBytes = 64 << 20
}
