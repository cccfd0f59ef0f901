import Testing

@testable import NibResources

@Suite("Reading resource URLs") struct ResourceURLTests {
  @Test(
    "a URL is a bundle and a path, decoded once",
    arguments: [
      ("rsrc:///logo.png", nil, "logo.png"), ("RSRC:///logo.png", nil, "logo.png"),
      ("rsrc://org.example.kit/a/b.css", "org.example.kit", "a/b.css"), ("rsrc://My%20Kit/x", "My Kit", "x"),
      ("rsrc:///a%20b.png", nil, "a b.png"), ("rsrc:///caf%C3%A9.png", nil, "caf\u{E9}.png"),
      ("rsrc:///caf\u{E9}.png", nil, "caf\u{E9}.png"), ("rsrc:///a b.png", nil, "a b.png"),
      ("rsrc:///a%2520b", nil, "a%20b"), ("rsrc:///%252e%252e/x", nil, "%2e%2e/x"),
      ("rsrc:///100%25.png", nil, "100%.png"), ("rsrc:///icon@2x~ipad.png", nil, "icon@2x~ipad.png"),
      ("rsrc:///art.svg#part", nil, "art.svg"), ("rsrc:///a%23b%3Fc", nil, "a#b?c"), ("rsrc:///...", nil, "..."),
      ("rsrc:///..a/b..", nil, "..a/b.."), ("rsrc:///C:", nil, "C:"),
      ("rsrc:///x?", nil, "x"), ("rsrc:///a/x.png?file=/etc/../passwd#y?z", nil, "a/x.png"),
      ("rsrc:///x#a?b", nil, "x"),
      ("rsrc://kit/x?y=1", "kit", "x"), ("rsrc://localhost/a/x.png", nil, "a/x.png"),
      ("rsrc://LocalHost/x?y", nil, "x"),
      ("rsrc://localhost.kit/x", "localhost.kit", "x"),
    ] as [(String, String?, String)])
  func reads(text: String, bundle: String?, path: String) throws {
    let url = try ResourceURL(text)

    #expect(url.bundle == bundle)
    #expect(url.path == path)
    #expect(try ResourceURL(url.description) == url)
  }

  @Test(
    "hostile and broken URLs are refused",
    arguments: [
      ("", .notAResourceURL), ("logo.png", .notAResourceURL), ("file:///etc/passwd", .notAResourceURL),
      ("rsrcs:///x", .notAResourceURL), ("rsr", .notAResourceURL), (" rsrc:///x", .notAResourceURL),
      ("rsrc%3A///x", .notAResourceURL), ("http://rsrc:///x", .notAResourceURL), ("rsrc\0:///x", .notAResourceURL),
      ("rsrc:", .malformed), ("rsrc:x", .malformed), ("rsrc:/x", .malformed), ("rsrc://", .malformed),
      ("rsrc://x", .malformed), ("rsrc:\\\\x", .malformed), ("rsrc:///?x", .unsafePath), ("rsrc://?/x", .malformed),
      ("rsrc://kit?/x", .malformed), ("rsrc://user@kit/x", .malformed), ("rsrc://kit:80/x", .malformed),
      ("rsrc://[::1]/x", .malformed), ("rsrc://../x", .malformed), ("rsrc://%2e%2e/x", .malformed),
      ("rsrc://a%2Fb/x", .malformed), ("rsrc://a%5Cb/x", .malformed), ("rsrc://%00/x", .unsafePath),
      ("rsrc:///", .unsafePath), ("rsrc:////etc/passwd", .unsafePath), ("rsrc:///a//b", .unsafePath),
      ("rsrc:///a/", .unsafePath), ("rsrc:///../x", .unsafePath), ("rsrc:///a/../../x", .unsafePath),
      ("rsrc:///..", .unsafePath), ("rsrc:///.", .unsafePath), ("rsrc:///./x", .unsafePath),
      ("rsrc:///%2e%2e/x", .unsafePath), ("rsrc:///%2E%2E/x", .unsafePath), ("rsrc:///.%2e/x", .unsafePath),
      ("rsrc:///a%2F..%2Fx", .unsafePath), ("rsrc:///%2Fetc%2Fpasswd", .unsafePath), ("rsrc:///a%2fb", .unsafePath),
      ("rsrc:///a\\..\\x", .unsafePath), ("rsrc:///a%5C..%5Cx", .unsafePath), ("rsrc:///x%00.png", .unsafePath),
      ("rsrc:///x\0.png", .unsafePath), ("rsrc:///x%0d%0aSet-Cookie:a", .unsafePath), ("rsrc:///x%7F", .unsafePath),
      ("rsrc:///x\n", .unsafePath), ("rsrc:///..#", .unsafePath), ("rsrc:///#x", .unsafePath),
      ("rsrc:///%", .malformed), ("rsrc:///%4", .malformed), ("rsrc:///%zz", .malformed), ("rsrc:///%-1", .malformed),
      ("rsrc:///%u002e", .malformed), ("rsrc:///%C0%AE%C0%AE/x", .malformed), ("rsrc:///%E0%80%AF", .malformed),
      ("rsrc:///%FF", .malformed), ("rsrc:///%ED%A0%80", .malformed),
      ("rsrc:///" + String(repeating: "a", count: 5000), .malformed),
    ] as [(String, ResourceURLError.Code)])
  func refuses(text: String, code: ResourceURLError.Code) {
    #expect { try ResourceURL(text) } throws: { ($0 as? ResourceURLError)?.code == code }
  }

  @Test("every byte in every place gives a URL without a way out, or an error") func fuzz() {
    let seeds = ["rsrc:///a/b.png", "rsrc://kit/..%2f", "rsrc:///%2e%2e/x"]
    for seed in seeds {
      for index in seed.utf8.indices {
        for byte in UInt8.min...UInt8.max {
          var bytes = Array(seed.utf8)
          bytes[seed.utf8.distance(from: seed.startIndex, to: index)] = byte
          guard let url = try? ResourceURL(String(decoding: bytes, as: UTF8.self)) else { continue }
          #expect(FilePath.staysInside(url.path))
        }
      }
    }
  }
}
