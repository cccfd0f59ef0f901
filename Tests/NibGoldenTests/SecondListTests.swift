import NibAppKit
import NibGraph
import NibRuntime
import NibStandIns
import NibTestSupport
import NibUIKit
import Testing

@testable import NibSchema

/// Lists beside the schema that say what it says, for readers that ask in another way.
@Suite("Lists that repeat what the schema says")
@MainActor
struct SecondListTests {
  @Test("a stand-in for UIKit takes the outlets that the schema has for its class")
  func outlets() throws {
    var checked = 0
    for known in FrameworkClasses.uiKit.all {
      var nib = TestNib()
      nib.object("object", known.name)
      let report = try NibInstantiator(graph: try nib.graph(), classes: UIKitCatalog.registry).instantiateReport()
      guard let live = report.objects.lazy.compactMap({ $0.object as? StandIn }).first else { continue }
      checked += 1
      let told = FrameworkClasses.uiKit.chain(of: known).lazy.compactMap(\.outlets).first
      // A table view controller takes its rows by a method of its own.
      let outlets = type(of: live).frameworkOutlets.union(
        known.name == "UITableViewController" ? ["staticDataSource"] : [])
      if let told {
        #expect(outlets == told, "\(known.name)")
      } else {
        #expect([FrameworkOutlets.uiKit, FrameworkOutlets.all].contains(outlets), "\(known.name)")
      }
    }
    #expect(checked > 80)
  }

  @Test("a stand-in for AppKit takes the outlets that the schema has for its class")
  func desktopOutlets() throws {
    var checked = 0
    for known in FrameworkClasses.appKit.all {
      var nib = TestDesktopNib()
      nib.object("object", known.name)
      let report = try NibInstantiator(graph: try nib.graph(), classes: AppKitCatalog.registry).instantiateReport()
      guard let live = report.objects.lazy.compactMap({ $0.object as? StandIn }).first else { continue }
      checked += 1
      let told = FrameworkClasses.appKit.chain(of: known).lazy.compactMap(\.outlets).first
      #expect(type(of: live).frameworkOutlets == told ?? FrameworkOutlets.appKit, "\(known.name)")
    }
    #expect(checked > 80)
  }

  @Test("what attributes of any kind are taken for is what rows say of them")
  func commonKinds() {
    let catalogs: [(name: String, catalog: Catalog)] = [
      ("UIKit", .uikit), ("AppKit", .appkit), ("WatchKit", .watchkit),
    ]
    var told: Set<String> = []
    for (platform, catalog) in catalogs {
      for schema in catalog.all {
        let kinds = AttributeKinds(tag: schema.tag, catalogs: [catalog])
        for (name, common) in AttributeKinds.common {
          guard let own = kinds.ofRow(name) else { continue }
          told.insert(name)
          #expect(own == common, "\(platform): \(schema.tag).\(name)")
        }
      }
    }
    // Those of geometry and of tabulators, which no row reads one by one.
    #expect(Set(AttributeKinds.common.keys).subtracting(told) == ["location"])
  }
}
