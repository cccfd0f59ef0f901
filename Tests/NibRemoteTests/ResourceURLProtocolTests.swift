import Foundation
import NibResources
import NibTestSupport
import Testing

@testable import NibRemote

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The bundles are the process's, so that these run one after the other.
@Suite("rsrc: URLs in a URLSession", .serialized) struct ResourceURLProtocolTests {
  private static let shop = SharedFiles.packageRoot + "/Archives/Bundles/Shop.app"
  private let session: URLSession

  init() {
    ResourceURLProtocol.resolver = ResourceURLResolver(chain: BundleChain(main: ResourceBundle(Self.shop)), scale: 2)
    session = URLSession(configuration: ResourceURLProtocol.configuration(.ephemeral))
  }

  private func load(_ text: String) async throws -> (Data, URLResponse) {
    try await session.data(from: try #require(URL(string: text)))
  }

  @Test(
    "a resource comes whole, with its media type and length",
    arguments: [
      ("rsrc:///cart.png", "cart@2x.png", "image/png"), ("rsrc://Kit/clash.png", "Kit.bundle/clash.png", "image/png"),
      ("rsrc://org.nibwright.chart/axis.png", "Frameworks/Chart.framework/axis@2x.png", "image/png"),
      ("RSRC:///v1.2.png", "v1.2.png", "image/png"),
    ])
  func loads(url: String, file: String, type: String) async throws {
    let (data, response) = try await load(url)

    #expect(Array(data) == TestDisk.bytes(Self.shop + "/" + file))
    #expect(response.mimeType == type)
    #expect(response.expectedContentLength == data.count)
    #expect(response.url?.scheme?.lowercased() == "rsrc")
  }

  @Test(
    "what is refused or not there is an error with its code",
    arguments: [
      ("rsrc:///none.png", URLError.Code.fileDoesNotExist), ("rsrc://none/cart.png", .fileDoesNotExist),
      ("rsrc:///../Desk.app/Contents/Info.plist", .badURL), ("rsrc:///%2e%2e/Desk.app/Contents/Info.plist", .badURL),
      ("rsrc:///a%2Fb", .badURL), ("rsrc:///x%00", .badURL),
      ("rsrc:cart.png", .badURL),
    ])
  func refuses(url: String, code: URLError.Code) async throws {
    let url = try #require(URL(string: url))
    await #expect { _ = try await session.data(from: url) } throws: { ($0 as? URLError)?.code == code }
  }

  @Test("a session with a completion handler gets all of a large resource") func large() async throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let source = MemoryFileSource(["/M/large.bin": bytes])
    ResourceURLProtocol.resolver = ResourceURLResolver(
      chain: BundleChain(main: ResourceBundle("/M", in: source), source: source))
    let url = try #require(URL(string: "rsrc:///large.bin"))

    let data = await withCheckedContinuation { continuation in
      session.dataTask(with: url) { data, _, _ in continuation.resume(returning: data) }.resume()
    }

    #expect(data.map(Array.init) == bytes)
  }

  @Test("a range of bytes comes as a server sends it, and HEAD has no body", arguments: ByteRangeTests.answers)
  func parts(range: String, status: Int, place: String?, body: String) async throws {
    let source = MemoryFileSource(["/M/d.bin": ByteRangeTests.digits])
    ResourceURLProtocol.resolver = ResourceURLResolver(
      chain: BundleChain(main: ResourceBundle("/M", in: source), source: source))
    func ask(_ method: String) async throws -> (HTTPURLResponse, String) {
      var request = URLRequest(url: try #require(URL(string: "rsrc:///d.bin")))
      request.httpMethod = method
      request.setValue(range, forHTTPHeaderField: "Range")
      let (data, response) = try await session.data(for: request)
      return (try #require(response as? HTTPURLResponse), String(decoding: data, as: UTF8.self))
    }

    let (response, got) = try await ask("GET")
    #expect(response.statusCode == status && got == body)
    #expect(response.value(forHTTPHeaderField: "Content-Range") == place)
    #expect(response.value(forHTTPHeaderField: "Accept-Ranges") == "bytes")
    #expect(response.expectedContentLength == Int64(body.utf8.count))
    let (head, nothing) = try await ask("HEAD")
    #expect(head.statusCode == status && nothing.isEmpty)
  }

  @Test("the shared session answers while the scheme is registered") func shared() async throws {
    ResourceURLProtocol.register()
    defer { ResourceURLProtocol.unregister() }
    let url = try #require(URL(string: "rsrc:///photo.gif"))

    let (data, _) = try await URLSession.shared.data(from: url)

    #expect(data.starts(with: Array("GIF8".utf8)))
  }

  @Test("other schemes are not taken", arguments: ["http://x/", "file:///x", "rsrcs:///x"]) func others(text: String)
    throws
  {
    #expect(!ResourceURLProtocol.canInit(with: URLRequest(url: try #require(URL(string: text)))))
  }
}
