import Testing

@testable import NibResources

@Suite("Reading an Info.plist") struct BundleInformationTests {
  @Test(
    "the identifier of the outermost dictionary is read, and nothing else taken for it",
    arguments: [
      ("<plist><dict><key>CFBundleIdentifier</key><string>a.b-c</string></dict></plist>", "a.b-c"),
      (
        "<?xml?><!DOCTYPE plist><plist>\n<dict>\n<key>X</key>\n<true/>\n<key>CFBundleIdentifier</key>\n<string>a</string></dict>",
        "a"
      ),
      ("<plist><dict><key>K</key><dict><key>CFBundleIdentifier</key><string>no</string></dict></dict></plist>", nil),
      (
        "<plist><dict><key>K</key><array><string>x</string></array><key>CFBundleIdentifier</key><string>a</string></dict></plist>",
        "a"
      ),
      ("<plist><dict><key>CFBundleIdentifier</key><!-- > --><true/><string>no</string></dict></plist>", nil),
      ("<plist><dict><!-- <key>CFBundleIdentifier</key><string>no</string> --></dict></plist>", nil),
      ("<plist><dict><key>CFBundleIdentifier</key></dict></plist>", nil),
      ("<plist><dict><!-- ", nil), ("<", nil), ("<plist", nil), ("{ CFBundleIdentifier = a; }", nil), ("", nil),
    ] as [(String, String?)])
  func xml(text: String, identifier: String?) {
    #expect(BundleInformation(Array(text.utf8)).identifier == identifier)
  }

  @Test("names, entities and the language are read") func names() {
    let text = """
      <plist><dict><key>CFBundleName</key><string>Tom &amp; J&#233;r&#xF4;me &unknown; &</string>
      <key>CFBundleDisplayName</key><string>T &lt; J</string>
      <key>CFBundleDevelopmentRegion</key><string>de</string></dict></plist>
      """
    let information = BundleInformation(Array(text.utf8))

    #expect(information.name == "Tom & J\u{E9}r\u{F4}me &unknown; &")
    #expect(information.displayName == "T < J")
    #expect(information.developmentRegion == "de")
    #expect(information.identifier == nil)
  }

  @Test("the binary form is read") func binary() {
    #expect(BundleInformation(Self.sample).identifier == "org.a")
  }

  @Test("every truncation and every byte changed of the binary form gives an answer") func hostileBinary() {
    for index in Self.sample.indices {
      #expect(BundleInformation(Array(Self.sample.prefix(index))).identifier == nil)
      for value in [0x00, 0x13, 0x7F, 0xD1, 0xDF, 0xFF] as [UInt8] {
        var bytes = Self.sample
        bytes[index] = value
        #expect(BundleInformation(bytes).identifier.map { $0.utf8.count <= 1024 } ?? true)
      }
    }
  }

  @Test("deep nesting is walked without descending") func deep() {
    let nest = String(repeating: "<key>CFBundleIdentifier</key><dict>", count: 50_000)

    #expect(BundleInformation(Array("<plist><dict>\(nest)".utf8)).identifier == nil)
  }

  /// A dictionary of two keys, of which one is longer than the short form of a text allows.
  private static let sample: [UInt8] = {
    let objects: [[UInt8]] = [
      [0xD2, 1, 2, 3, 4], [0x51, 0x78], [0x5F, 0x10, 18] + Array("CFBundleIdentifier".utf8), [0x09],
      [0x55] + Array("org.a".utf8),
    ]
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = bytes.count
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0] + SampleFiles.big(objects.count)
      + [0, 0, 0, 0] + SampleFiles.big(0) + [0, 0, 0, 0] + SampleFiles.big(table)
  }()
}
