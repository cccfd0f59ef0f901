import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

private final class PhotoCell: UIView {
  @Outlet var imageView: UIImageView?
}

private final class Owner: UIViewController {
  @Outlet var tableView: UILabel?
}

@Suite("Outlets that a class declares under a name of the framework's")
struct DeclaredOutletTests {
  @Test("the class's own outlet is set, in an archived object and in an owner")
  func own() throws {
    let classes = ClassRegistry(parent: UIKitCatalog.registry)
    classes.register(PhotoCell.self, as: "PhotoCell")
    var nib = TestNib()
    nib.custom("cell", "PhotoCell", of: "UIView")
    nib.object("image", "UIImageView")
    nib.object("label", "UILabel")
    nib.outlet("imageView", from: "cell", to: "image")
    nib.outlet("tableView", from: "owner", to: "label")
    let owner = Owner()

    let report = try NibInstantiator(graph: try nib.graph(), classes: classes).instantiateReport(owner: owner)

    #expect(report.find(PhotoCell.self)?.imageView != nil)
    #expect(owner.tableView != nil)
  }

  @Test("an outlet of another type than the class declares is an error that names both")
  func mismatch() throws {
    var nib = TestNib()
    nib.object("image", "UIImageView")
    nib.outlet("tableView", from: "owner", to: "image")
    let graph = try nib.graph()

    let error = #expect(throws: RuntimeError.self) {
      try NibInstantiator(graph: graph, classes: UIKitCatalog.registry).instantiate(owner: Owner())
    }

    #expect(error?.detail == "outlet 'tableView' of Owner wants UILabel, got UIImageView")
  }

  @Test("a class of one's own has the outlets of UIKit, and none of AppKit's")
  func frameworkOutlets() throws {
    final class Card: UIView {}
    let registry = ClassRegistry(parent: UIKitCatalog.registry)
    registry.register(Card.self, as: "Card")
    for (name, isKnown) in [("layout", true), ("menu", false)] {
      var nib = TestNib()
      nib.custom("card", "Card", of: "UIView")
      nib.outlet(name, from: "card", to: "card")
      let graph = try nib.graph()

      let made = try? NibInstantiator(graph: graph, classes: registry).instantiate()

      #expect((made != nil) == isKnown, "\(name)")
    }
  }
}
