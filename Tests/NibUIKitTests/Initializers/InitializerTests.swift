import NibRuntime
import NibTestSupport
import Testing

@testable import NibUIKit

@Suite("Initializers as apps write them")
struct InitializerTests {
  private let classes: ClassRegistry

  init() {
    classes = ClassRegistry(parent: UIKitCatalog.registry)
    classes.register(BadgeView.self, as: "BadgeView")
    classes.register(NibCell.self, as: "NibCell")
    classes.register(CardStack.self, as: "CardStack")
    classes.register(TitledView.self, as: "TitledView")
    classes.register(ShyView.self, as: "ShyView")
    classes.register(LoginController.self, as: "LoginController")
    classes.register(PlainController.self, as: "PlainController")
    classes.register(AppDelegate.self, as: "AppDelegate")
    classes.register(SpacedLayout.self, as: "SpacedLayout")
  }

  private func load(_ nib: TestNib, _ strictness: Strictness = .automatic) throws -> Instantiation {
    var loader = InstantiationContext(classes: classes)
    loader.strictness = strictness
    return try loader.instantiator(for: try nib.graph()).instantiateReport()
  }

  @Test("views are made by frame, without one, and by the conveniences that they inherit")
  func code() {
    #expect(BadgeView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(BadgeView().log == ["frame"])
    #expect(BadgeView().clipsToBounds)
    #expect(RoundButton(type: .system).layer.cornerRadius == 8)
    #expect(RoundButton(type: .system).buttonType == .system)
    #expect(MeterView(range: 0...1).range == 0...1)
    #expect(PlainLabel(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).bounds.size.width == 5)
    #expect(CardStack(arrangedSubviews: [UIView(), UIView()]).arrangedSubviews.count == 2)
    #expect(CardStack(arrangedSubviews: []).spacing == 12)
    #expect(RoundedEffectView(effect: UIVisualEffect()).clipsToBounds)
    #expect(RoundedEffectView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).frame.size.width == 9)
    #expect(SpacedLayout().minimumLineSpacing == 30)
    #expect(UIImageView(image: UIImage(systemName: "photo")).image?.nibImage.name == "photo")
    #expect(UISegmentedControl(items: ["A", "B"]).titles == ["A", "B"])
    #expect(UITableView().style == .plain)
    #expect(UITableView(frame: .zero, style: .grouped).style == .grouped)
    #expect(UINavigationItem().title == nil)
    #expect(UINavigationItem(title: "Boats").title == "Boats")
    #expect(UIRefreshControl().isRefreshing == false)
  }

  @Test("a control sends the action that it is made with")
  func primaryAction() throws {
    var sent: [String] = []
    let action = UIAction(title: "Save", image: UIImage(systemName: "disk")) { sent.append($0.title) }

    let button = UIButton(type: .system, primaryAction: action)
    let filled = UIButton(configuration: .filled(), primaryAction: action)
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31), primaryAction: action)
    try button.tap()
    try filled.tap()
    try toggle.toggle()

    #expect(sent == ["Save", "Save", "Save"])
    #expect(button.currentTitle == "Save")
    #expect(button.currentImage?.nibImage.name == "disk")
    #expect(filled.configuration?.title == "Save")
    #expect(UIButton(primaryAction: nil).currentTitle == nil)
  }

  @Test("cells are made by style, by identifier and by frame")
  func cells() {
    let person = PersonCell(style: .default, reuseIdentifier: "P")
    #expect(person.style == .subtitle)
    #expect(person.reuseIdentifier == "P")
    #expect(person.badge.superview === person.contentView)
    #expect(PersonCell().style == .subtitle)
    let header = SectionHeader(reuseIdentifier: "H")
    #expect(header.label.superview === header.contentView)
    #expect(SectionHeader().reuseIdentifier == nil)
    #expect(LargePhotoItem(frame: CGRect(x: 0, y: 0, width: 7, height: 7)).bounds.size.width == 7)
  }

  @Test("controllers are made with what they show")
  func controllers() throws {
    let login = LoginController(model: Model(name: "ada"))
    #expect(login.model.name == "ada")
    #expect(try InterfaceFaults.catching { login.view.subviews.count } == 1)
    #expect(login.view.frame.size == CGSize(width: 393, height: 852))
    #expect(PlainController().model.name == "plain")
    let people = PeopleController(people: ["Ada", "Bob"])
    #expect(people.title == "People")
    #expect(try InterfaceFaults.catching { people.tableView.style } == .insetGrouped)
    #expect(try InterfaceFaults.catching { people.tableView.numberOfRows(inSection: 0) } == 2)
    let photos = PhotosController()
    #expect(photos.collectionView.flowLayout.itemSize == CGSize(width: 80, height: 80))
    #expect(photos.collectionViewLayout === photos.collectionView.flowLayout)
    let stack = AppStack(rootViewController: login)
    #expect(stack.topViewController === login)
    #expect(!stack.isToolbarHidden)
    #expect(AppStack().viewControllers.isEmpty)
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 8])
    #expect(pages.transitionStyle == .scroll)
    #expect(pages.pageSpacing == 8)
    #expect(UISearchController(searchResultsController: login).searchResultsController === login)
  }

  @Test("a named nib that nowhere is found is raised when the view is asked for, not before")
  func missingNib() {
    let controller = UIViewController(nibName: "Nowhere", bundle: nil)

    #expect(controller.nibName == "Nowhere")
    #expect(throws: (any Error).self) { try InterfaceFaults.catching { controller.loadViewIfNeeded() } }
  }

  @Test("a nib makes a custom view by init(coder:), with its values read, and wakes it after")
  func coder() throws {
    var nib = TestNib()
    nib.object("label", "UILabel", top: false)
    nib.custom("badge", "BadgeView", of: "UIView", [("UITag", .int(7)), ("UISubviews", .array([.ref("label")]))])

    let badge = try #require(try load(nib).find(BadgeView.self))

    #expect(badge.log == ["coder, tag 7, 1 subviews, 7", "awake"])
    #expect(badge.clipsToBounds)
    #expect(badge.archivedClassName == "BadgeView")
  }

  @Test("an init(coder:) that does not fail is one as well")
  func unfailing() throws {
    var nib = TestNib()
    nib.custom("stack", "CardStack", of: "UIStackView", [("UIStackViewSpacing", .double(3))])

    #expect(try load(nib).find(CardStack.self)?.spacing == 12)
  }

  @Test("a cell of a nib is made by init(coder:), its own stored values too")
  func nibCell() throws {
    var nib = TestNib()
    nib.custom("cell", "NibCell", of: "UITableViewCell", [("UIReuseIdentifier", .string("N"))])

    let cell = try #require(try load(nib).find(NibCell.self))

    #expect(cell.words == "archived")
    #expect(cell.reuseIdentifier == "N")
  }

  @Test("a responder that is no view is made by init()")
  func responder() throws {
    var nib = TestNib()
    nib.object("delegate", "AppDelegate")

    #expect(try load(nib).find(AppDelegate.self)?.launches == 1)
  }

  @Test("an init(coder:) that returns nil is an error with class and place", arguments: ["TitledView", "ShyView"])
  func failing(_ name: String) throws {
    var nib = TestNib()
    nib.custom("v", name, of: "UIView")

    let error = #expect(throws: RuntimeError.self) { try load(nib) }

    #expect(error?.code == .objectFailed)
    #expect(error?.detail == "init(coder:) of \(name) returned nil")
    #expect(error?.place.file == "Test.nib")
    #expect(error?.place.object?.hasPrefix("@") == true)
  }

  @Test("where the options let a load go on, a placeholder stands for a view that refused")
  func substitute() throws {
    var nib = TestNib()
    nib.custom("v", "ShyView", of: "UIView", [("UITag", .int(3))])

    let report = try load(nib, .lenient)

    #expect(report.topLevel.first is PlaceholderObject)
    #expect(report.diagnostics.messages.contains { "\($0)".contains("init(coder:) of ShyView returned nil") })
  }

  @Test("what reading a value throws is thrown, not that init(coder:) returned nil")
  func readingError() throws {
    final class Choice: UISegmentedControl {
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        isMomentary = true
      }
    }
    classes.register(Choice.self, as: "Choice")
    var nib = TestNib()
    nib.custom("v", "Choice", of: "UISegmentedControl", [("UISegmentedControlTintColor", .string("red"))])

    let error = #expect(throws: RuntimeError.self) { try load(nib) }

    #expect(error?.code == .wrongValueType)
    #expect(error?.detail == "'UISegmentedControlTintColor' of Choice holds string, expected color")
  }

  @Test("a coder that a class keeps is its own after the load, and so is each coder within it")
  func keptCoder() throws {
    final class Keeper: UIView {
      let coder: NSCoder
      required init?(coder: NSCoder) {
        self.coder = coder
        super.init(coder: coder)
      }
    }
    classes.register(Keeper.self, as: "Keeper")
    var nib = TestNib()
    nib.custom("inner", "Keeper", of: "UIView", [("UITag", .int(2))])
    nib.custom("outer", "Keeper", of: "UIView", [("UITag", .int(1)), ("UISubviews", .array([.ref("inner")]))])
    nib.custom("next", "BadgeView", of: "UIView", [("UITag", .int(3))])

    let report = try load(nib)

    let keepers = report.objects.compactMap { $0.object as? Keeper }
    #expect(keepers.count == 2)
    for keeper in keepers { #expect(keeper.coder.decodeInteger(forKey: "UITag") == keeper.tag) }
    #expect(report.find(BadgeView.self)?.log.first == "coder, tag 3, 0 subviews, 3")
  }

  @Test("a coder that holds nothing leaves the defaults")
  func otherCoder() {
    #expect(RoundButton(coder: NSCoder())?.layer.cornerRadius == 8)
    #expect(UIViewController(coder: NSCoder())?.title == nil)
    #expect(UIBarButtonItem(coder: NSCoder())?.style == .plain)
    #expect(UIGestureRecognizer(coder: NSCoder())?.isEnabled == true)
  }

  @Test("a creator passes the coder on to an initializer with more than it")
  func creator() throws {
    var board = TestStoryboard()
    try board.scene("Login", "LoginController") { $0.set("UITitle", .string("Sign in")) }
    let storyboard = UIStoryboard(board, loader: InstantiationContext(classes: classes))

    let login = storyboard.instantiateViewController(identifier: "Login") { coder in
      LoginController(coder: coder, model: Model(name: "ada"))
    }
    let initial = storyboard.instantiateInitialViewController { LoginController(coder: $0, model: Model(name: "bob")) }

    #expect(login.model.name == "ada")
    #expect(login.title == "Sign in")
    #expect(login.storyboardIdentifier == "Login")
    #expect(initial?.model.name == "bob")
  }

  @Test("without a creator the class is the one that is wanted")
  func wanted() throws {
    var board = TestStoryboard()
    try board.scene("Plain", "PlainController")
    let storyboard = UIStoryboard(board, loader: InstantiationContext(classes: classes))

    let plain: PlainController = storyboard.instantiateViewController(identifier: "Plain")

    #expect(plain.model.name == "archived")
    #expect(throws: UIControllerError.self) {
      try InterfaceFaults.catching {
        storyboard.instantiateViewController(identifier: "Nobody") { PlainController(coder: $0) }
      }
    }
  }

  @Test("states of cells and controls can be overridden")
  func states() {
    let button = RoundButton()
    button.isHighlighted = true
    let person = PersonCell()
    person.setSelected(true)
    let item = PhotoItem()
    item.isHighlighted = true

    #expect(button.alpha == 0.5)
    #expect(person.states == [true])
    #expect(item.photo.alpha == 0.5)
  }
}
