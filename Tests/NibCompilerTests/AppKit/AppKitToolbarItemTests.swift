import NibDiagnostics
import NibSchema
import Testing

@testable import NibCompiler

@Suite("Items of toolbars of macOS") struct AppKitToolbarItemTests {
  private static func sample(_ profile: OutputProfile) throws -> AppKitSample {
    try AppKitSample(
      #"""
      <window id="w"><rect key="contentRect" x="5" y="6" width="200" height="100"/>
      <toolbar key="toolbar" implicitIdentifier="T" id="t"><allowedToolbarItems>
      <toolbarItem implicitItemIdentifier="J" label="As large as it says" id="j"/>
      <toolbarItem implicitItemIdentifier="I" label="As large as it likes" sizingBehavior="auto" id="i"/>
      </allowedToolbarItems></toolbar></window>
      """#, options: CompileOptions(profile: profile))
  }

  @Test("an item that is as large as its view says so since Xcode 10")
  func ignoresSizes() throws {
    let key = "NSToolbarItemIgnoreMinMaxSizes"
    let (old, new) = (try Self.sample(.xcode9), try Self.sample(.newest))

    #expect(old.objects("NSToolbarItem").allSatisfy { old.value(key, of: $0) == nil })
    let sizes = new.objects("NSToolbarItem").map { item in
      (new.text("NSToolbarItemIdentifier", of: item) ?? "", new.value(key, of: item))
    }
    #expect(sizes.first { $0.0 == "I" }?.1 == .bool(true))
    #expect(sizes.first { $0.0 == "J" }?.1 == .bool(false))
    #expect(new.diagnostics.messages.isEmpty, "\(new.diagnostics.messages)")
  }

  @Test("items are found by their identifiers, which are in order")
  func order() throws {
    let sample = try Self.sample(.newest)
    let list = try sample.graph.object("NSToolbarIBIdentifiedItems", of: sample.only("NSToolbar"))
    let names = try sample.graph.values(of: #require(list)).compactMap { entry -> String? in
      guard case .reference(let object) = entry.value else { return nil }
      return sample.graph.string(object)
    }
    #expect(names == ["I", "J"])
  }

  @Test("an item that ignores its sizes is raised as one that is as large as its view")
  func raised() throws {
    var diagnostics = Diagnostics()

    let text = try InterfaceRaiser().raise(Self.sample(.newest).graph, into: &diagnostics)

    let items = text.split(separator: "<toolbarItem ").dropFirst().map { $0.split(separator: ">")[0] }
    #expect(items.map { $0.contains(#"sizingBehavior="auto""#) } == [false, true])
  }
}
