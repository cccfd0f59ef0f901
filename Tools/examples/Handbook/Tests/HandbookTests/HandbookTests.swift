import Foundation
import Handbook
import NibRemote
import Nibwright
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A handbook of resources") struct HandbookTests {
  private let handbook = Handbook()

  @Test("a picture is found by its name, in the form for the screen")
  func picture() throws {
    let logo = try handbook.resource("rsrc:///logo.png")
    #expect(logo.mediaType == "image/png")
    #expect(logo.match.file.hasSuffix("/logo@2x.png"))
  }

  @Test(
    "one resource has many addresses",
    arguments: [
      "rsrc:///flag.png", "rsrc://localhost/flag.png", "rsrc://Handbook_Handbook/flag.png", "RSRC:///flag.png?x=1#top",
      "rsrc:///%66lag.png",
    ])
  func addresses(url: String) throws {
    #expect(try handbook.resource(url).match.file.hasSuffix("/flag.png"))
  }

  @Test(
    "what is no resource is an error with a code",
    arguments: [
      ("http://localhost/flag.png", ResourceURLError.Code.notAResourceURL), ("rsrc:flag.png", .malformed),
      ("rsrc://flag.png", .malformed), ("rsrc:///../flag.png", .unsafePath), ("rsrc:///a%2Fb.png", .unsafePath),
      ("rsrc://none/flag.png", .unknownBundle), ("rsrc:///none.png", .notFound),
    ])
  func errors(url: String, code: ResourceURLError.Code) {
    do {
      _ = try handbook.resource(url)
      Issue.record("\(url) was found")
    } catch {
      print(error)
      #expect(error.code == code)
    }
  }

  @Test("a session reads resources as it reads what servers have")
  func session() async throws {
    #expect(try await handbook.steps() == ["Look at the weather", "Start the engine", "Let go of the lines"])
  }

  @Test("a browser gets the page with addresses that it understands, and what they lead to")
  func server() async throws {
    let server = try handbook.server()
    try server.start()
    defer { server.stop() }

    let page = try await text(server.address)
    #expect(page.contains(#"<img src="/rsrc//logo.png" alt="Boat">"#))
    #expect(page.contains(#"<script src="/rsrc.js"></script>"#))
    #expect(try await text(server.address + "rsrc//style.css").contains(#"url("/rsrc//waves.png")"#))
  }

  @Test("a page in one file needs nothing else")
  func wholePage() throws {
    var missing: [ResourceURLError] = []
    let page = String(decoding: try handbook.wholePage { missing.append($0) }, as: UTF8.self)
    #expect(missing.isEmpty)
    #expect(page.contains(#"<img src="data:image/png;base64,iVBOR"#))
    #expect(!page.contains(#"href="rsrc:"#))
  }

  private func text(_ address: String) async throws -> String {
    let (data, _) = try await URLSession.shared.data(from: #require(URL(string: address)))
    return String(decoding: data, as: UTF8.self)
  }
}
