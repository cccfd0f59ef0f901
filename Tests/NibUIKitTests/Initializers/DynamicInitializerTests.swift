import NibRuntime
import NibTestSupport
import Testing

@testable import NibUIKit

@Suite("Objects of registered classes")
struct DynamicInitializerTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  @Test("a cell is made by init(style:reuseIdentifier:) of its class, though it requires init(coder:) alone")
  func cell() throws {
    table.register(PersonCell.self, forCellReuseIdentifier: "Person")

    for _ in 0..<100 {
      let cell = try #require(
        try InterfaceFaults.catching { table.dequeueReusableCell(withIdentifier: "Person") } as? PersonCell)
      #expect(cell.style == .subtitle)
      #expect(cell.badge.superview === cell.contentView)
      #expect(cell.reuseIdentifier == "Person")
    }
  }

  @Test("the plain class and one that inherits all are made too")
  func plain() throws {
    final class Inheriting: UITableViewCell {
      var words = ["a"]
    }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Plain")
    table.register(Inheriting.self, forCellReuseIdentifier: "Inheriting")

    let plain = try InterfaceFaults.catching { table.dequeueReusableCell(withIdentifier: "Plain") }
    let inheriting = try InterfaceFaults.catching { table.dequeueReusableCell(withIdentifier: "Inheriting") }

    #expect(plain.map { type(of: $0) } == UITableViewCell.self)
    #expect((inheriting as? Inheriting)?.words == ["a"])
  }

  @Test("a header is made by init(reuseIdentifier:)")
  func header() throws {
    table.register(SectionHeader.self, forHeaderFooterViewReuseIdentifier: "Header")

    let header = try InterfaceFaults.catching { table.dequeueReusableHeaderFooterView(withIdentifier: "Header") }

    #expect((header as? SectionHeader)?.label.superview === header?.contentView)
  }

  @Test("an item of a collection is made by init(frame:), through two classes")
  func item() throws {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 240, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(LargePhotoItem.self, forCellWithReuseIdentifier: "Large")

    let item = try InterfaceFaults.catching {
      collection.dequeueReusableCell(withReuseIdentifier: "Large", for: IndexPath(item: 0, section: 0))
    }

    let large = try #require(item as? LargePhotoItem)
    #expect(large.photo.image?.nibImage.name == "photo")
    #expect(large.title.superview == nil)
  }

  @Test("a segue is made by its class's own initializer")
  func segue() throws {
    let registry = recorders()
    registry.register(segue: SlideSegue.self, as: "SlideSegue")
    var board = TestStoryboard()
    try board.scene("First") { scene in
      scene.setView()
      scene.segue(
        "go", "UIStoryboardSegueTemplate",
        [
          ("UIIdentifier", .string("go")), ("UIDestinationViewControllerIdentifier", .string("Second")),
          ("UISegueClassName", .string("SlideSegue")),
        ])
    }
    try board.scene("Second") { $0.setView() }
    let storyboard = UIStoryboard(board, loader: InstantiationContext(classes: registry))
    let first = storyboard.instantiateViewController(withIdentifier: "First")

    let segue = try first.template(named: "go").perform(sender: nil)

    #expect((segue as? SlideSegue)?.steps == 3)
    #expect(segue.identifier == "go")
    #expect(segue.source === first)
  }

  @Test("a gesture recognizer of a nib is made by init(coder:), one of code by its target")
  func gesture() throws {
    final class Press: UILongPressGestureRecognizer {
      let words: String
      override init?(coder: NSCoder) {
        words = "archived"
        super.init(coder: coder)
      }
    }
    let registry = ClassRegistry(parent: UIKitCatalog.registry)
    registry.register(Press.self, as: "Press")
    var nib = TestNib()
    nib.custom(
      "press", "Press", of: "UILongPressGestureRecognizer",
      [("UILongPressGestureRecognizer.minimumPressDuration", .double(2))])

    let report = try NibInstantiator(graph: try nib.graph(), classes: registry).instantiateReport()

    let press = try #require(report.find(Press.self))
    #expect(press.words == "archived")
    #expect(press.minimumPressDuration == 2)
    #expect(TwoFingerTap(target: nil, action: nil).numberOfTouchesRequired == 2)
  }

  @Test("a cell without that initializer ends the process, as in UIKit")
  func unimplemented() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.register(NibCell.self, forCellReuseIdentifier: "Nib")
        _ = table.dequeueReusableCell(withIdentifier: "Nib")
      }
    }
  }
}
