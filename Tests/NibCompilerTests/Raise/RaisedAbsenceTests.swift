import NibDiagnostics
import NibSchema
import Testing

@testable import NibCompiler

/// Seen: no title, other title or key of 1119 button cells of documents that Interface Builder saved is empty.
@Suite("Values that an archive has without their attributes, raised") struct RaisedAbsenceTests {
  private static func button(_ attributes: String) -> String {
    """
    <button id="b"><rect key="frame" x="0" y="0" width="40" height="32"/>
    <buttonCell key="cell" type="bevel" bezelStyle="regularSquare" image="stop" \(attributes) id="c"/></button>
    """
  }

  private func raised(_ sample: AppKitSample, _ profile: OutputProfile) throws -> String {
    var diagnostics = Diagnostics()
    return try InterfaceRaiser(profile: profile).raise(sample.graph, into: &diagnostics)
  }

  @Test("are not said")
  func absent() throws {
    let text = try raised(AppKitSample(Self.button("")), .newest)

    for name in ["title", "alternateTitle", "keyEquivalent"] { #expect(!text.contains(" \(name)="), "\(text)") }
  }

  @Test("are said where they are others", arguments: ["title", "alternateTitle", "keyEquivalent"])
  func present(name: String) throws {
    let text = try raised(AppKitSample(Self.button(#"\#(name)="s""#)), .newest)

    #expect(text.contains(#" \#(name)="s""#), "\(text)")
  }

  @Test("leave a button without a title the bit of its image")
  func imageBit() throws {
    let options = CompileOptions(profile: .xcode11)
    let first = try AppKitSample(Self.button(""), options: options)

    let text = try raised(first, .xcode11)

    let start = try #require(text.firstRange(of: "<button ")).lowerBound
    let end = try #require(text.firstRange(of: "</button>")).upperBound
    let again = try AppKitSample(String(text[start..<end]), options: options)
    let words = try [first, again].map { try $0.integer("NSButtonFlags", of: $0.only("NSButtonCell")) }
    #expect(words[0].map { $0 & 0x4_0000 } == 0x4_0000)
    #expect(words[1] == words[0])
  }
}
