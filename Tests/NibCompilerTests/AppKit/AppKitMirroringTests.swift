import NibArchives
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import NibTestSupport
import Testing

@testable import NibCompiler

@Suite("What documents for macOS say of mirroring, appearances, colors and images of their own")
struct AppKitMirroringTests {
  @Test(
    "a control is mirrored always or never, or as the texts of its document are translated",
    arguments: [
      (#"mirrorLayoutDirectionWhenInternationalizing="always""#, true, []),
      (#"mirrorLayoutDirectionWhenInternationalizing="never""#, false, []),
      (#"mirrorLayoutDirectionWhenInternationalizing="never" allowsLogicalLayoutDirection="YES""#, false, []),
      (#"allowsLogicalLayoutDirection="YES""#, true, []), ("", false, []),
      (#"mirrorLayoutDirectionWhenInternationalizing="sometimes""#, false, ["unknownValue"]),
    ] as [(String, Bool, [String])])
  func mirroring(attributes: String, isMirrored: Bool, messages: [String]) throws {
    let sample = try ControlSample(#"<slider \#(attributes) id="s"/>"#)

    let slider = try #require(sample.objects("NSSlider").first)
    #expect(sample.value("NSAllowsLogicalLayoutDirection", of: slider) == .bool(isMirrored))
    #expect(sample.diagnostics.messages.map(\.id) == messages)
  }

  @Test(
    "a view that shows the appearance around it has none of its own",
    arguments: ["inherited", "inheritedVibrantLight", "inheritedVibrantDark"])
  func inheritedAppearance(name: String) throws {
    let sample = try ControlSample(#"<visualEffectView appearanceType="\#(name)" id="v"/>"#)

    let view = try #require(sample.objects("NSVisualEffectView").first)
    #expect(sample.value("NSAppearance", of: view) == nil)
    #expect(sample.value("IBVisualEffectViewAppearanceType", of: view) != nil)
    #expect(sample.diagnostics.messages.isEmpty)
  }

  @Test(
    "a table has the size of its rows that the system's settings or a name say",
    arguments: [("systemDefault", -1), ("small", 1), ("medium", 2), ("large", 3), ("automatic", nil), ("custom", nil)]
      as [(String, Int64?)])
  func rowSizes(style: String, archived: Int64?) throws {
    let sample = try ControlSample(
      #"<scrollView id="s"><clipView key="contentView" id="c"><subviews><tableView rowSizeStyle="\#(style)" id="t"/>"#
        + "</subviews></clipView></scrollView>")

    let table = try #require(sample.objects("NSTableView").first)
    #expect(sample.value("NSTableViewRowSizeStyle", of: table) == archived.map { .int($0) })
    #expect(sample.diagnostics.messages.isEmpty)
  }

  @Test("an image that lies in the document is an object with its pixels, made once")
  func embeddedImage() throws {
    let sample = try ControlSample(
      """
      <imageView id="v"><imageCell key="cell" image="own" id="c"/></imageView>
      <imageView id="w"><imageCell key="cell" image="own" id="d"/></imageView>
      """,
      resources: """
        <resources><image name="own" width="2" height="3"><mutableData key="keyedArchiveRepresentation">
        \(Self.base64(Array(Self.image.utf8)))</mutableData></image></resources>
        """)

    #expect(sample.diagnostics.messages.isEmpty)
    #expect(sample.objects("NSImage").count == 1)
    let image = try #require(sample.objects("NSImage").first)
    for cell in sample.objects("NSImageCell") { #expect(sample.graph.object("NSContents", of: cell) == image) }
    #expect(sample.text("NSSize", of: image) == "{2, 3}")
    #expect(sample.value("NSResizingMode", of: image) == .int(0))
    let picture = try #require(sample.objects("NSBitmapImageRep").first)
    let data = try #require(sample.graph.object("NSTIFFRepresentation", of: picture))
    #expect(sample.text("NSTIFFRepresentation", of: picture) != nil || sample.value("NS.bytes", of: data) != nil)
    #expect(sample.value("NSInternalLayoutDirection", of: picture) == .int(0))
  }

  /// An archive of an image with three bytes of data, as a property list.
  private static let image = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>$archiver</key><string>NSKeyedArchiver</string><key>$version</key><integer>100000</integer>
    <key>$top</key><dict><key>root</key><dict><key>CF$UID</key><integer>1</integer></dict></dict>
    <key>$objects</key><array><string>$null</string>
    <dict><key>$class</key><dict><key>CF$UID</key><integer>2</integer></dict><key>NSImageFlags</key><integer>7</integer>
    <key>NSSize</key><dict><key>CF$UID</key><integer>3</integer></dict>
    <key>NSReps</key><dict><key>CF$UID</key><integer>4</integer></dict></dict>
    <dict><key>$classname</key><string>NSImage</string><key>$classes</key><array><string>NSImage</string>
    <string>NSObject</string></array></dict>
    <string>{2, 3}</string>
    <dict><key>$class</key><dict><key>CF$UID</key><integer>5</integer></dict><key>NSTIFFRepresentation</key>
    <dict><key>CF$UID</key><integer>6</integer></dict></dict>
    <dict><key>$classname</key><string>NSBitmapImageRep</string><key>$classes</key><array>
    <string>NSBitmapImageRep</string><string>NSImageRep</string><string>NSObject</string></array></dict>
    <data>AQID</data></array></dict></plist>
    """

  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = Array(bytes[start..<min(start + 3, bytes.count)])
      let padded = group + Array(repeating: 0, count: 3 - group.count)
      let number = padded.reduce(0) { $0 << 8 | Int($1) }
      for place in 0...group.count { text.append(digits[number >> (18 - 6 * place) & 63]) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
