import Testing

@testable import NibRemote

@Suite("The answer of a server") struct RemoteAnswerTests {
  /// What becomes of an answer with these lines.
  private func verdict(_ lines: [String], to address: String, mostBytes: Int = 100) throws -> String {
    let answer = RemoteAnswer(RemoteRequest(address: try RemoteAddress(address), mostBytes: mostBytes))
    for line in lines + [""] {
      let isWanted = Array((line + "\r\n").utf8).withUnsafeBufferPointer { answer.takeHead($0) }
      if !isWanted { break }
    }
    switch answer.verdict {
    case .success(.elsewhere(let address)): return address.text
    case .success(.response): return "answered"
    case .failure(let error): return "\(error.code)"
    case nil: return "wanted"
    }
  }

  @Test(
    "is followed elsewhere, but never from where nobody can read along to where anybody can",
    arguments: [
      ("https://a.example/m", "http://a.example/n", "redirected"),
      ("https://a.example/m", "HTTP://b.example/", "redirected"),
      ("https://a.example/m", "https://b.example/n", "https://b.example/n"),
      ("https://a.example/m", "/n", "https://a.example/n"), ("http://a.example/m", "n", "http://a.example/n"),
      ("http://a.example/m", "http://b.example/n", "http://b.example/n"),
      ("http://a.example/m", "https://a.example/n", "https://a.example/n"),
      ("http://a.example/m", "file:///etc/passwd", "redirected"),
    ])
  func redirections(from: String, to: String, outcome: String) throws {
    for status in [301, 302, 303, 307, 308] {
      #expect(try verdict(["HTTP/1.1 \(status) x", "Location: \(to)"], to: from) == outcome)
    }
  }

  @Test("a redirection without a place, and a status that is none, lead nowhere")
  func nowhere() throws {
    #expect(try verdict(["HTTP/1.1 302 x"], to: "http://a.example/") == "redirected")
    #expect(try verdict(["HTTP/1.1 305 x", "Location: http://b.example/"], to: "http://a.example/") == "redirected")
  }

  @Test(
    "with a length is taken up to what is allowed",
    arguments: [("100", "wanted"), ("101", "tooLarge"), ("a", "network")])
  func lengths(length: String, outcome: String) throws {
    #expect(try verdict(["HTTP/1.1 200 OK", "Content-Length: \(length)"], to: "http://a.example/") == outcome)
  }
}
