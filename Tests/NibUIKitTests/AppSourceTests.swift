import Foundation
import NibUIKit
import Testing

@Suite("What apps' sources use besides interfaces")
struct AppSourceTests {
  @Test("links are kept, and refused where the program's test says so")
  func links() throws {
    let application = UIApplication()
    let (mail, telephone) = (try #require(URL(string: "mailto:a@b")), try #require(URL(string: "tel:1")))
    application.opensURL = { $0.scheme == "mailto" }
    var answers: [Bool] = []

    application.open(mail) { answers.append($0) }
    application.open(telephone, options: [.universalLinksOnly: true]) { answers.append($0) }

    #expect(answers == [true, false])
    #expect(application.openedURLs == [mail])
  }

  @Test("an action of a menu is chosen by its titles; a disabled one is not")
  func menus() throws {
    let button = UIButton(type: .system)
    var chosen: [String] = []
    let copy = UIAction(title: "Copy") { chosen.append("\($0.title) \($0.sender === button)") }
    let delete = UIAction(title: "Delete", attributes: [.destructive, .disabled]) { _ in chosen.append("deleted") }
    button.menu = UIMenu(
      title: "Edit", children: [copy, UIMenu(title: "More", options: .displayInline, children: [delete])])
    button.showsMenuAsPrimaryAction = true

    #expect(try button.choose("Copy"))
    #expect(try !button.choose("More", "Delete"))
    #expect(chosen == ["Copy true"])
  }

  @Test("a button made of an action shows its title and does it")
  func buttonOfAction() throws {
    var count = 0
    let action = UIAction(title: "Save") { _ in count += 1 }
    let plain = UIButton(primaryAction: action)
    let filled = UIButton(configuration: .filled(), primaryAction: action)

    #expect(plain.title(for: .normal) == "Save")
    #expect(filled.configuration?.title == "Save")
    #expect(try plain.tap() && filled.tap())
    #expect(count == 2)
  }

  @Test("bar items do what their action says, and an action that replaces it")
  func barItems() throws {
    var done: [String] = []
    let item = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in done.append("first") })
    try item.send()
    item.primaryAction = UIAction { _ in done.append("second") }
    try item.send()

    #expect(done == ["first", "second"])
    #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
    #expect(UIBarButtonItem(customView: UILabel(frame: .zero)).customView is UILabel)
  }

  private final class Screen: UIViewController {
    var seen: [String] = []
    override func viewWillAppear(_ animated: Bool) { note("appears") }
    override func viewWillDisappear(_ animated: Bool) { note("goes") }

    private func note(_ word: String) {
      let flags = [
        ("presented", isBeingPresented), ("dismissed", isBeingDismissed), ("added", isMovingToParent),
        ("removed", isMovingFromParent),
      ]
      seen.append(([word] + flags.filter(\.1).map(\.0)).joined(separator: " "))
    }
  }

  @Test("controllers know why they come and go")
  func moves() {
    let (root, pushed, presented) = (Screen(), Screen(), Screen())
    let stack = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()

    stack.pushViewController(pushed, animated: false)
    stack.popViewController(animated: false)
    root.present(presented, animated: false)
    root.dismiss(animated: false)

    #expect(pushed.seen == ["appears added", "goes removed"])
    #expect(presented.seen == ["appears presented", "goes dismissed"])
    #expect(root.seen.filter { $0.contains("added") || $0.contains("presented") }.isEmpty)
    #expect(!presented.isBeingDismissed && !pushed.isMovingFromParent)
  }

  @Test("a map shows what code says")
  func map() {
    let map = MKMapView()
    #expect(map.region.span.longitudeDelta == 360)
    let hamburg = CLLocationCoordinate2D(latitude: 53.55, longitude: 10)

    map.setRegion(
      MKCoordinateRegion(center: hamburg, latitudinalMeters: 111_319.49, longitudinalMeters: 111_319.49),
      animated: false)
    #expect(map.centerCoordinate.latitude == 53.55)
    #expect(abs(map.region.span.latitudeDelta - 1) < 1e-6)
    #expect(abs(map.region.span.longitudeDelta - 1.683_2) < 1e-3)
    map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: 9), animated: true)

    #expect(map.region.center.longitude == 9 && map.centerCoordinate.latitude == 0)
    #expect(abs(map.region.span.latitudeDelta - 1) < 1e-6)
  }

  @Test("a nib of bytes makes its objects for no owner")
  func nibOfData() throws {
    let data = Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch"><objects><label text="Leaf" id="l-00-001"/></objects></document>
      """.utf8)
    let nib = UINib(data: data, bundle: nil)

    let objects = nib.instantiate(withOwner: nil)

    #expect((objects.first as? UILabel)?.text == "Leaf")
    #expect(nib.instantiate(withOwner: nil, options: nil).first as? UILabel !== objects.first as? UILabel)
  }

  @Test("tabs and stacks take their controllers from code, with bars of their own")
  func containers() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.selectedViewController = second
    let stack = UINavigationController()
    stack.viewControllers = [UIViewController()]
    stack.navigationBar.prefersLargeTitles = true
    stack.navigationBar.standardAppearance.configureWithOpaqueBackground()
    stack.setNavigationBarHidden(true, animated: true)

    #expect(tabs.selectedIndex == 1)
    #expect(tabs.viewControllers?.first === first)
    #expect(stack.topViewController?.parent === stack)
    #expect(stack.navigationBar.prefersLargeTitles && stack.isNavigationBarHidden)
    #expect(stack.navigationBar.standardAppearance.background == .opaque)
  }

  @Test("a popover points where code says, a sheet keeps its heights")
  func presentations() {
    let (controller, source) = (UIViewController(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)))
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceView = source
    #expect(controller.popoverPresentationController?.sourceRect == source.bounds)
    #expect(controller.popoverPresentation?.sourceView === source)

    controller.modalPresentationStyle = .pageSheet
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    #expect(controller.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
    #expect(controller.popoverPresentationController == nil)
  }

  @Test("animators and transactions make their changes when they are started")
  func animations() {
    let view = UIView()
    var words: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0.5 }
    animator.addCompletion { words.append("\($0)") }
    #expect(view.alpha == 1)
    animator.startAnimation()
    animator.startAnimation()
    #expect(view.alpha == 0.5)
    #expect(words == ["end"])

    CATransaction.begin()
    CATransaction.setCompletionBlock { words.append("committed") }
    #expect(words == ["end"])
    CATransaction.commit()
    #expect(words == ["end", "committed"])
  }

  @Test("places of gestures are told in any view")
  func gestures() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    inner.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    outer.addSubview(inner)
    let pan = UIPanGestureRecognizer()
    inner.addGestureRecognizer(pan)
    pan.location = CGPoint(x: 1, y: 2)
    pan.setTranslation(CGPoint(x: 3, y: 4), in: outer)

    #expect(pan.location(in: outer) == CGPoint(x: 11, y: 22))
    #expect(pan.location(in: inner) == CGPoint(x: 1, y: 2))
    #expect(pan.translation(in: outer) == CGPoint(x: 3, y: 4))
    #expect(inner.gestureRecognizers?.count == 1)
  }

  @Test("a search bar's field is the bar's text")
  func searchField() {
    let bar = UISearchBar(frame: .zero)
    bar.text = "sea"
    #expect(bar.searchTextField.text == "sea")
    bar.searchTextField.text = "harbour"
    #expect(bar.text == "harbour")
  }

  @Test("segments are inserted and removed as in UIKit, and content types are named")
  func fields() {
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.insertSegment(withTitle: "c", at: 0, animated: true)
    segments.removeSegment(at: 1, animated: false)
    #expect(segments.titles == ["c", "b"])
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)

    let field = UITextField(frame: .zero)
    field.textContentType = .emailAddress
    field.inputAccessoryView = UIToolbar(frame: .zero)
    field.inputView = UIDatePicker(frame: .zero)
    #expect(field.textContentType?.rawValue == "email")
    #expect(field.inputView is UIDatePicker)
  }

  @Test("appearance is one object of each class")
  func appearance() {
    UINavigationBar.appearance().tintColor = .red
    #expect(UINavigationBar.appearance().tintColor == .red)
    #expect(UINavigationBar(frame: .zero).tintColor == .systemBlue)
    #expect(UITabBar.appearance() !== UINavigationBar.appearance())
  }

  @Test("guides of a scroll view are made once and take constraints")
  func guides() {
    let (scroll, content) = (UIScrollView(frame: .zero), UIView())
    scroll.addSubview(content)
    let constraint = content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor)
    constraint.isActive = true
    #expect(scroll.contentLayoutGuide === scroll.contentLayoutGuide)
    #expect(scroll.contentLayoutGuide !== scroll.frameLayoutGuide)
    #expect(constraint.isActive)
  }
}
