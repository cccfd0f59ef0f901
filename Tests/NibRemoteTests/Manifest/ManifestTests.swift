import NibRemote
import Testing

@Suite("Manifests") struct ManifestTests {
  private static func list(_ entries: String) -> [UInt8] {
    Array("<?xml version=\"1.0\"?><plist version=\"1.0\"><array>\(entries)</array></plist>".utf8)
  }

  @Test("an array of dictionaries with title, image and url is one") func plain() throws {
    let manifest = try Manifest(
      Self.list(
        """
        <dict><key>title</key><string>A &amp; B</string><key>image</key><string>http://a.example/1.png</string>
        <key>url</key><string>http://a.example/one</string></dict>
        """), file: "m")

    #expect(
      manifest.entries == [
        ManifestEntry(title: "A & B", image: "http://a.example/1.png", link: "http://a.example/one")
      ])
  }

  @Test("what is written is read again") func roundTrip() throws {
    let manifest = Manifest(entries: [
      ManifestEntry(
        title: "T", image: "https://a.example/x", link: "y", name: "n", sha256: String(repeating: "ab", count: 32),
        bytes: 12, scale: 2, priority: -3), ManifestEntry(image: "http://a.example/z"),
    ])

    #expect(try Manifest(manifest.propertyList, file: "m") == manifest)
  }

  @Test(
    "an entry that is wrong is named by its number",
    arguments: [
      "<string>x</string>", "<dict/>", "<dict><key>image</key><true/></dict>",
      "<dict><key>image</key><string>file:///etc/passwd</string></dict>",
      "<dict><key>image</key><string>picture.png</string></dict>",
      "<dict><key>image</key><string>http://a/</string><key>sha256</key><string>12</string></dict>",
      "<dict><key>image</key><string>http://a/</string><key>bytes</key><integer>-1</integer></dict>",
      "<dict><key>image</key><string>http://a/</string><key>scale</key><real>1.5</real></dict>",
      "<dict><key>image</key><string>http://a/</string><key>title</key><integer>1</integer></dict>",
    ]) func wrong(entry: String)
  {
    let good = "<dict><key>image</key><string>http://a/</string></dict>"
    let error = #expect(throws: RemoteError.self) { try Manifest(Self.list(good + entry), file: "m") }

    #expect(error?.code == .badEntry)
    #expect(error?.entry == 1)
  }

  @Test(
    "what is no manifest is refused",
    arguments: ["", "<!DOCTYPE html><html><body>Log in</body></html>", "<plist><string>x</string></plist>", "bplist00"])
  func none(text: String) {
    #expect(throws: RemoteError(code: .notAManifest, place: .init(file: "m"), detail: "")) {
      try Manifest(Array(text.utf8), file: "m")
    }
  }

  @Test("a manifest that is cut off anywhere inside its array is refused") func truncated() throws {
    let whole = Manifest(entries: (0..<4).map { ManifestEntry(title: "t\($0)", image: "http://a.example/\($0)") })
    let bytes = whole.propertyList
    let end = String(decoding: bytes, as: UTF8.self).utf8.count - "</array>\n</plist>\n".utf8.count

    for count in 0..<end {
      #expect(throws: RemoteError.self) { try Manifest(Array(bytes[..<count]), file: "m") }
    }
  }
}
