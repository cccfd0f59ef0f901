import Foundation
import NibResources
import Testing

@testable import NibRemote

@Suite("Ranges of bytes") struct ByteRangeTests {
  @Test(
    "one range is a part, one beyond the end cannot be had, and all else asks for the whole file",
    arguments: [
      ("bytes=0-0", .part(0..<1)), ("bytes=0-9", .part(0..<10)), ("bytes=2-5", .part(2..<6)),
      ("bytes=7-", .part(7..<10)),
      ("bytes=9-99", .part(9..<10)), ("bytes=-3", .part(7..<10)), ("bytes=-99", .part(0..<10)),
      ("BYTES=1-1", .part(1..<2)),
      ("bytes= 1 - 2 ", .part(1..<3)), ("bytes=0-99999999999999999999999", .part(0..<10)),
      ("bytes=0-9223372036854775807", .part(0..<10)), ("bytes=-99999999999999999999999", .part(0..<10)),
      ("bytes=10-", .unsatisfiable), ("bytes=10-20", .unsatisfiable), ("bytes=-0", .unsatisfiable),
      ("bytes=99999999999999999999999-", .unsatisfiable), ("bytes=5-4", .whole), ("bytes=0-1,3-4", .whole),
      ("", .whole),
      ("bytes", .whole), ("bytes=", .whole), ("bytes=-", .whole), ("bytes=a-b", .whole), ("bytes=1", .whole),
      ("bytes=--1", .whole), ("bytes=1-2-3", .whole), ("bytes=+1-2", .whole), ("items=0-1", .whole),
      ("bytes=\u{661}-", .whole),
    ] as [(String, ByteRange)])
  func reads(line: String, range: ByteRange) {
    #expect(ByteRange(line, of: 10) == range)
  }

  @Test("an empty file has no range, and is whole at its end") func empty() {
    #expect(ByteRange("bytes=0-", of: 0) == .unsatisfiable && ByteRange("bytes=0-0", of: 0) == .unsatisfiable)
    #expect(ByteRange("bytes=-5", of: 0) == .whole && ByteRange(nil, of: 0) == .whole)
  }

  static let digits = Array("0123456789".utf8)
  private static let source = MemoryFileSource(["/M/d.bin": digits, "/M/p.css": Array("p{b:url(rsrc:///d.bin)}".utf8)])
  private static let resolver = ResourceURLResolver(
    chain: BundleChain(main: ResourceBundle("/M", in: source), source: source))

  /// What is asked of ten digits, and what comes.
  static let answers: [(range: String, status: Int, place: String?, body: String)] = [
    ("bytes=2-5", 206, "bytes 2-5/10", "2345"), ("bytes=7-", 206, "bytes 7-9/10", "789"),
    ("bytes=-2", 206, "bytes 8-9/10", "89"), ("bytes=10-", 416, "bytes */10", "the file has 10 bytes\n"),
    ("bytes=1-2,4-5", 200, nil, "0123456789"), ("bytes=x", 200, nil, "0123456789"),
  ]

  @Test(
    "a served resource, style sheet and page come in parts, and HEAD says the same without a body", arguments: answers)
  func served(range: String, status: Int, place: String?, body: String) throws {
    let site = PageSite(resolver: Self.resolver) { Array("<p>page</p>".utf8) }
    let server = try LoopbackServer { site.answer($0) }
    try server.start()
    defer { server.stop() }
    func ask(_ method: String, _ target: String, _ lines: String) -> (head: String, body: String) {
      let request = "\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(lines)\r\n"
      let answer = RawClient.exchange(port: server.port, request) ?? ""
      let parts = answer.components(separatedBy: "\r\n\r\n")
      return (parts[0] + "\r\n", parts.dropFirst().joined(separator: "\r\n\r\n"))
    }

    let (head, got) = ask("GET", "/rsrc//d.bin", "Range: \(range)\r\n")
    #expect(head.hasPrefix("HTTP/1.1 \(status) ") && got == body)
    #expect(head.contains("\r\nAccept-Ranges: bytes\r\n") && head.contains("Content-Length: \(body.utf8.count)\r\n"))
    #expect(head.contains("Content-Range: ") == (place != nil))
    if let place { #expect(head.contains("\r\nContent-Range: \(place)\r\n")) }
    #expect(ask("HEAD", "/rsrc//d.bin", "range: \(range)\r\n") == (head, ""))

    // Which version the client has a part of nobody can say.
    #expect(ask("GET", "/rsrc//d.bin", "Range: \(range)\r\nIf-Range: \"1\"\r\n").body == "0123456789")
    #expect(ask("GET", "/rsrc//d.bin", "Range: bytes=0-0\r\nRange: \(range)\r\n").body == "0123456789")
    #expect(ask("GET", "/rsrc//none.bin", "Range: \(range)\r\n").head.hasPrefix("HTTP/1.1 404 "))
    #expect(ask("GET", "/rsrc//p.css", "Range: bytes=-6\r\n").body == #".bin")}"#.suffix(6))
    #expect(ask("GET", "/", "Range: bytes=-4\r\n").body == "</p>".suffix(4))
  }
}
