import Foundation
import NibResources
import NibTestSupport
import Testing

@testable import NibRemote

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A page and its resources on loopback") struct PageSiteTests {
  private static let page = """
    <html><head><link rel=stylesheet href="rsrc:///style.css"></head>
    <body><img src="rsrc:///logo.png"><img src='rsrc://Kit/a%20b.png'><img src="rsrc:///../x"></body></html>
    """

  private static let files: MemoryFileSource = {
    var files = MemoryFileSource([
      "/M/style.css": Array("p{b:url(rsrc:///logo.png)}".utf8), "/M/Kit.bundle/a b.png": [1, 2, 3], "/secret": [9],
    ])
    files.add([0x89, 0x50, 0x4E, 0x47], at: "/M/logo.png")
    return files
  }()

  /// A server that runs as long as this lives.
  private final class Site {
    let server: LoopbackServer

    init(limits: LoopbackServer.Limits = .init()) throws {
      let files = PageSiteTests.files
      let chain = BundleChain(main: ResourceBundle("/M", in: files), source: files)
      let site = PageSite(resolver: ResourceURLResolver(chain: chain)) { Array(PageSiteTests.page.utf8) }
      server = try LoopbackServer(limits: limits) { site.answer($0) }
      try server.start()
    }

    deinit { server.stop() }

    func get(_ path: String) async throws -> (status: Int, type: String?, body: [UInt8]) {
      let url = try #require(URL(string: server.address + path.dropFirst()))
      let session = URLSession(configuration: .ephemeral)
      defer { session.finishTasksAndInvalidate() }
      let (data, response) = try await session.data(from: url)
      let http = try #require(response as? HTTPURLResponse)
      return (http.statusCode, http.value(forHTTPHeaderField: "Content-Type"), Array(data))
    }

    /// The status line's number for bytes that are sent as they are.
    func status(_ request: String) -> Int? {
      let answer = RawClient.exchange(port: server.port, request) ?? ""
      return answer.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }

    func status(target: String, method: String = "GET") -> Int? {
      status("\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
    }
  }

  @Test("a plain client gets the page with its references rewritten, and what they lead to") func page() async throws {
    let site = try Site()

    let page = try await site.get("/")
    let text = String(decoding: page.body, as: UTF8.self)
    #expect(page.status == 200 && page.type == "text/html")
    #expect(text.contains(#"href="/rsrc//style.css""#) && text.contains(#"src="/rsrc//logo.png""#))
    #expect(text.contains("src='/rsrc/Kit/a%20b.png'") && text.contains(#"src="rsrc:///../x""#))

    let style = try await site.get("/rsrc//style.css")
    #expect(style.status == 200 && style.type == "text/css; charset=utf-8")
    #expect(String(decoding: style.body, as: UTF8.self) == #"p{b:url("/rsrc//logo.png")}"#)
    let logo = try await site.get("/rsrc//logo.png")
    #expect(logo.type == "image/png" && logo.body == [0x89, 0x50, 0x4E, 0x47])
    let kit = try await site.get("/rsrc/Kit/a%20b.png")
    #expect(kit.status == 200 && kit.body == [1, 2, 3])
    let none = try await site.get("/rsrc//none.png")
    #expect(none.status == 404)
  }

  @Test(
    "no address leads out of the bundles",
    arguments: [
      ("/rsrc//../secret", 400), ("/rsrc//%2e%2e/secret", 400), ("/rsrc//..%2fsecret", 400), ("/rsrc/../secret", 400),
      ("/rsrc/..//secret", 400), ("/../secret", 404), ("/secret", 404), ("//secret", 404), ("/rsrc/", 400),
      ("/rsrc", 404),
      ("/rsrc//", 400), ("/rsrc///secret", 400), ("/rsrc//style.css?x", 200), ("/rsrc/localhost/style.css", 200),
      ("/rsrc//a%00", 400),
      ("/?x", 404),
      ("/rsrc/%2e%2e/x", 400),
      ("/rsrc//style.css%0d%0aX:y", 400), ("/rsrc/M/..", 400), ("/rsrc/file:/x", 400),
      ("/rsrc//%252e%252e/secret", 404),
    ])
  func hostile(target: String, status: Int) throws {
    #expect(try Site().status(target: target) == status)
  }

  @Test("requests that are no GET of this machine are refused") func requests() throws {
    let site = try Site()
    let port = site.server.port

    #expect(site.status(target: "/", method: "HEAD") == 200)
    #expect(site.status(target: "/", method: "POST") == 405)
    #expect(site.status("GET / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n") == 200)
    #expect(site.status("GET / HTTP/1.1\r\nHost: evil.example:\(port)\r\n\r\n") == 421)
    #expect(site.status("GET / HTTP/1.1\r\n\r\n") == 421)
    #expect(site.status("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nHost: x\r\n\r\n") == 400)
    #expect(site.status("GET http://127.0.0.1:\(port)/ HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n") == 400)
    for line in ["", "GET", "GET /", "GET / HTTP/2", "\u{0}", "GET  / HTTP/1.1", "GET / HTTP/1.1\r\nno header"] {
      #expect(site.status(line + "\r\n\r\n") == 400, "\(line)")
    }
    #expect(site.status("GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 40_000)) == 431)
  }

  @Test("what is no page runs no scripts, wherever it is opened, and a page stays in its own site's frames")
  func policy() throws {
    let site = try Site()
    func policy(_ target: String) throws -> String {
      let answer = try #require(
        RawClient.exchange(
          port: site.server.port, "GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(site.server.port)\r\n\r\n"))
      return try #require(
        answer.split(separator: "\r\n").first { $0.hasPrefix("Content-Security-Policy: ") }.map(String.init))
    }

    #expect(try policy("/").contains("'unsafe-inline'") && policy("/").contains("frame-ancestors 'self'"))
    for target in ["/rsrc//logo.png", "/rsrc//style.css", "/rsrc//none.svg"] {
      #expect(try policy(target).contains("default-src 'none'; script-src 'none'"))
    }
  }

  @Test("HEAD has the length of the body and no body") func head() throws {
    let site = try Site()

    let answer = try #require(
      RawClient.exchange(
        port: site.server.port, "HEAD /rsrc//style.css HTTP/1.1\r\nHost: 127.0.0.1:\(site.server.port)\r\n\r\n"))

    #expect(answer.contains("Content-Length: 27\r\n") && answer.hasSuffix("\r\n\r\n"))
    #expect(answer.contains("X-Content-Type-Options: nosniff\r\n"))
    #expect(answer.contains("Cross-Origin-Resource-Policy: same-origin\r\n"))
  }

  @Test("a client that says nothing is left after a while, and too many are refused") func slow() throws {
    let site = try Site(limits: .init(requestMilliseconds: 400, connections: 2))
    let silent = (0..<2).compactMap { _ in RawClient.connected(port: site.server.port) }
    defer { silent.forEach(RawClient.leave) }
    #expect(silent.count == 2)

    // The two hold all there is until their time is over.
    var statuses: Set<Int> = []
    let deadline = ContinuousClock.now + .seconds(30)
    while !statuses.contains(200) && ContinuousClock.now < deadline {
      statuses.insert(site.status(target: "/") ?? 0)
      Thread.sleep(forTimeInterval: 0.01)
    }

    #expect(statuses.contains(503) && statuses.contains(200))
  }

  @Test("the connection behind the last one that is answered is told so, having asked") func full() throws {
    let site = try Site(limits: .init(requestMilliseconds: 5000, connections: 2))
    let silent = (0..<2).compactMap { _ in RawClient.connected(port: site.server.port) }
    defer { silent.forEach(RawClient.leave) }
    Thread.sleep(forTimeInterval: 0.3)

    for _ in 0..<20 { #expect(site.status(target: "/") == 503) }
  }

  @Test("what is being sent at once is bounded, and one answer is always sent") func bytes() throws {
    let site = try Site(limits: .init(bytes: 1))

    #expect(site.status(target: "/") == 200)

    // One that is not taken holds its bytes, and the next is refused until they are let go.
    let body = [UInt8](repeating: 0, count: 32 << 20)
    let server = try LoopbackServer(limits: .init(bytes: 40 << 20)) { _ in
      HTTPResponse(mediaType: "text/plain", body: body)
    }
    try server.start()
    defer { server.stop() }
    let request = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
    let slow = try #require(RawClient.connected(port: server.port))
    RawClient.ask(slow, request)
    Thread.sleep(forTimeInterval: 0.5)
    #expect(RawClient.exchange(port: server.port, request)?.hasPrefix("HTTP/1.1 503") == true)
    RawClient.leave(slow)
  }

  @Test("a port that is taken is an error") func taken() throws {
    let site = try Site()

    #expect { try LoopbackServer(port: site.server.port) { _ in .refusal(404, "") } } throws: {
      ($0 as? RemoteError)?.code == .noSocket
    }
  }
}
