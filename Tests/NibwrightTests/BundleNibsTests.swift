import NibArchives
import NibTestSupport
import NibUIKit
import Nibwright
import Testing

/// Asks for another nib while it is made.
private final class Curious: NibObject {
  let answer: Bool

  init(from coder: NibCoder) throws {
    answer = try coder.loader.graph(named: try coder.string("Wanted") ?? "").count > 0
  }
}

@Suite("Nibs that nibs ask for")
struct BundleNibsTests {
  private func environment() -> NibEnvironment {
    let registry = ClassRegistry(parent: StandInCatalog.registry)
    registry.register(Curious.self, as: "Curious")
    return NibEnvironment(classes: registry)
  }

  private func bundles(wanting name: String) throws -> BundleChain {
    var asking = TestNib()
    asking.object("c", "Curious", [("Wanted", .string(name))])
    var asked = TestNib()
    asked.object("v", "UIView")
    let encoder = ArchiveEncoder(order: .asStored)
    let source = MemoryFileSource([
      "/App/Asking.nib": try encoder.encode(try asking.graph()),
      "/App/Asked.nib": try encoder.encode(try asked.graph()),
    ])
    let bundle = ResourceBundle("/App", in: source)
    return BundleChain(nibBundle: bundle, main: nil, source: source)
  }

  @Test("a nib found in bundles finds others in the same bundles")
  func found() throws {
    let nib = try NibFile(named: "Asking", in: try bundles(wanting: "Asked"), environment: environment())

    #expect((try nib.instantiate().first as? Curious)?.answer == true)
  }

  @Test("a nib that is in no bundle is an error with the paths tried")
  func missing() throws {
    let nib = try NibFile(named: "Asking", in: try bundles(wanting: "Nobody"), environment: environment())

    let error = #expect(throws: NibError.self) { try nib.instantiate() }

    #expect(error?.code == .nibNotFound)
    #expect(error?.detail.contains("/App/Nobody.nib") == true)
  }

  @Test("the cells of an archive can be made from it")
  func archived() throws {
    var cell = TestNib()
    cell.object("c", "UITableViewCell", [("UIReuseIdentifier", .string("Row"))])
    let bytes = try ArchiveEncoder(order: .asStored).encode(try cell.graph())
    var nib = TestNib()
    nib.object("n", "UINib", [("archiveData", .object("NSData", [("NS.bytes", .data(bytes))]))])

    let archived = try #require(try NibFile(graph: try nib.graph()).instantiate().first as? ArchivedNib)

    #expect((try archived.instantiate().first as? UITableViewCell)?.reuseIdentifier == "Row")
  }
}
