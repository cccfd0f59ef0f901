import NibArchives
import NibGraph
import NibTestSupport
import NibUIKit
import Nibwright
import Testing

@Suite("Damaged nibs")
struct HostileNibTests {
  /// Objects of many kinds that refer to each other.
  private func seed() throws -> [UInt8] {
    let image = TestNib.Value.object("UIImageNibPlaceholder", [("UIResourceName", .string("icon"))])
    let font = TestNib.Value.object("UIFont", [("UIFontName", .string("Arial")), ("UIFontPointSize", .double(12))])
    var nib = TestNib()
    nib.custom(
      "top", "LoginView", of: "UIView", [("UISubviews", .array([.ref("l"), .ref("b"), .ref("i"), .ref("s")]))])
    nib.object(
      "l", "UILabel", [("UIText", .string("Name")), ("UIFont", font), ("UIBounds", .reals([0, 0, 9, 9]))], top: false)
    nib.object(
      "b", "UIButton",
      [
        (
          "UIButtonStatefulContent",
          .dictionary([
            (.object("NSNumber", [("NS.intval", .int(0))]), .object("UIButtonContent", [("UIImage", image)]))
          ])
        )
      ], top: false)
    nib.object("i", "UIImageView", [("UIImage", image), ("UIBackgroundColor", .object("UIColor", []))], top: false)
    nib.object("s", "UIStackView", [("UIStackViewArrangedSubviews", .array([.ref("l")]))], top: false)
    nib.object("c", "NSLayoutConstraint", [("NSFirstItem", .ref("l")), ("NSSecondItem", .ref("top"))], top: false)
    nib.object("v", "UIViewController", [("UIViewControllers", .array([.ref("v")])), ("UIView", .ref("top"))])
    nib.outlet("title", from: "owner", to: "l")
    nib.collection("gestureRecognizers", from: "top", to: ["l", "b"], adds: true)
    nib.action("go:", from: "b", to: "responder")
    nib.attribute("layer.cornerRadius", of: "b", .object("NSValue", [("NS.rectval", .string("{{1,2},{3,4}}"))]))
    return try ArchiveEncoder(order: .asStored).encode(nib.graph())
  }

  /// Every value of the archive is read, by objects that are bound to no thread; nil where that is an error.
  private nonisolated func read(_ bytes: [UInt8]) -> NibFile? {
    guard let nib = try? NibFile(data: bytes, environment: .inspection),
      (try? nib.instantiateReport(owner: RecordingOwner(), unbound: UnboundClasses())) != nil
    else { return nil }
    return nib
  }

  /// Frameworks' objects take the values, which is done on the main thread, one nib after another.
  private func live(_ nib: NibFile?) {
    guard let report = try? nib?.instantiateReport(owner: RecordingOwner()) else { return }
    _ = InstantiatedTreeRendering().render(report)
    for control in report.all(UIControl.self) { _ = try? control.send(.all) }
  }

  @Test("every byte changed gives an error or live objects, never a trap")
  @concurrent func everyByte() async throws {
    let seed = try await seed()
    for offset in seed.indices {
      for change in TestSize.share([0x01, 0x80] as [UInt8], every: 2, from: offset) {
        var bytes = seed
        bytes[offset] ^= change
        if let nib = read(bytes) { await live(nib) }
      }
    }
  }

  @Test("many bytes changed at once give an error or live objects, never a trap", arguments: 1...4)
  @concurrent func manyBytes(_ start: Int) async throws {
    let seed = try await seed()
    var generator = SeededGenerator(start: start)
    for _ in 0..<300 {
      var bytes = seed
      for _ in 0..<Int.random(in: 2...12, using: &generator) {
        let offset = Int.random(in: 50..<bytes.count, using: &generator)
        bytes[offset] = UInt8.random(in: 0...255, using: &generator)
      }
      if let nib = read(bytes) { await live(nib) }
    }
  }

  @Test("references led astray give an error or live objects, never a trap", arguments: 1...4)
  @concurrent func strayReferences(_ start: Int) async throws {
    let graph = try ArchiveDecoder().decode(try await seed(), file: "seed.nib")
    var generator = SeededGenerator(start: start)
    for _ in 0..<300 {
      var values = graph.values
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: values.indices, using: &generator)
        let target = ObjectID(Int.random(in: 0..<graph.count, using: &generator))
        values[index] = .reference(values[index].key, target)
      }
      let astray = try ObjectGraph(
        format: graph.format, objects: graph.objects, values: values, keys: graph.keys, classes: graph.classes,
        bytes: graph.bytes, origins: graph.origins)
      await live(NibFile(graph: astray, environment: .inspection))
    }
  }
}
