import Foundation
import NibUIKit
import NibTestSupport
import Testing

/// Objects that an app's test expects to be gone once nothing of its own refers to them.
@Suite("Controllers and views that nobody holds any more are let go")
@MainActor
struct ControllerLifetimeTests {
  private final class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate,
    UIGestureRecognizerDelegate, UISearchResultsUpdating
  {
    let table = UITableView()
    let button = UIButton(type: .system)
    let field = UITextField()
    var taps = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      for view in [table, button, field] { self.view.addSubview(view) }
      table.dataSource = self
      table.delegate = self
      field.delegate = self
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
      let recognizer = UITapGestureRecognizer(target: self, action: "tapped:")
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.taps += 1 })
      navigationItem.searchController = UISearchController(searchResultsController: nil)
      navigationItem.searchController?.searchResultsUpdater = self
      table.refreshControl = UIRefreshControl()
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (screen: Screen, _: UITraitCollection) in
        screen.taps += 1
      }
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor),
      ])
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "\(indexPath.row)"
      cell.contentConfiguration = content
      return cell
    }
    func updateSearchResults(for searchController: UISearchController) { taps += 1 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { taps += 1 }
  }

  private func drive(_ screen: Screen) throws {
    screen.loadViewIfNeeded()
    try screen.button.tap()
    try screen.field.type("abc")
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    try screen.table.select(row: 1)
    UIView.animate(withDuration: 0.2) { screen.button.alpha = 0 }
    UIView.animate(withDuration: 0.2, animations: { screen.button.alpha = 1 }) { _ in screen.taps += 1 }
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.1, delay: 0, animations: { screen.field.alpha = 0.5 }, completion: { _ in screen.taps += 1 })
    UIView.transition(with: screen.view, duration: 0.1, animations: { screen.button.isHidden = true })
    screen.field.resignFirstResponder()
  }

  @Test("after actions, gestures, traits, lists, typing and animations")
  func alone() throws {
    #expect(
      try Lifetime.left {
        let screen = Screen()
        try drive(screen)
        return [screen, screen.view, screen.table, screen.button, screen.field]
      } == [])
  }

  @Test("with the window that showed them")
  func inWindow() throws {
    #expect(
      try Lifetime.left {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let screen = Screen()
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        try drive(screen)
        return [screen, screen.view, screen.navigationController!, window]
      } == [])
  }

  @Test("while a field of theirs is edited")
  func editing() {
    #expect(
      Lifetime.left {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let screen = Screen()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        screen.field.becomeFirstResponder()
        return [screen, screen.view, window, screen.field]
      } == [])
  }

  @Test("after they were pushed and popped")
  func pushed() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(
      try Lifetime.left {
        let screen = Screen()
        navigation.pushViewController(screen, animated: true)
        try drive(screen)
        navigation.popViewController(animated: true)
        return [screen, screen.view]
      } == [])
    #expect(
      try Lifetime.left {
        let screen = Screen()
        navigation.pushViewController(screen, animated: true)
        try drive(screen)
        _ = try navigation.navigationBar.tapBack()
        return [screen, screen.view]
      } == [])
  }

  @Test("after they were presented and dismissed")
  func presented() throws {
    let base = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = base
    window.makeKeyAndVisible()
    #expect(
      try Lifetime.left {
        let screen = Screen()
        base.present(screen, animated: true)
        try drive(screen)
        screen.dismiss(animated: true)
        return [screen, screen.view]
      } == [])
    #expect(
      try Lifetime.left {
        let alert = UIAlertController(title: "Sink", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        base.present(alert, animated: true)
        _ = try alert.tap("OK")
        return [alert, alert.view]
      } == [])
    #expect(
      Lifetime.left {
        let screen = Screen()
        screen.modalPresentationStyle = .popover
        screen.popoverPresentationController?.sourceView = base.view
        base.present(screen, animated: true)
        base.dismiss(animated: true)
        return [screen, screen.view]
      } == [])
  }

  @Test("after they were parts of others")
  func children() throws {
    let parent = UIViewController()
    parent.loadViewIfNeeded()
    #expect(
      try Lifetime.left {
        let screen = Screen()
        parent.addChild(screen)
        parent.view.addSubview(screen.view)
        screen.didMove(toParent: parent)
        try drive(screen)
        screen.willMove(toParent: nil)
        screen.view.removeFromSuperview()
        screen.removeFromParent()
        return [screen, screen.view]
      } == [])
    #expect(
      try Lifetime.left {
        let (tabs, split) = (UITabBarController(), UISplitViewController(style: .doubleColumn))
        let (first, second, third) = (Screen(), Screen(), Screen())
        tabs.viewControllers = [first, second]
        split.setViewController(tabs, for: .primary)
        split.setViewController(third, for: .secondary)
        tabs.loadViewIfNeeded()
        try tabs.tap(tab: 1)
        try drive(second)
        split.loadViewIfNeeded()
        return [tabs, split, first, second, third]
      } == [])
    #expect(
      Lifetime.left {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let screen = Screen()
        pages.setViewControllers([screen], direction: .forward, animated: true)
        pages.loadViewIfNeeded()
        return [pages, screen]
      } == [])
  }

  @Test("and so are lists with their sources and cells")
  func lists() {
    #expect(
      Lifetime.left {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 300, height: 600),
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
          var content = cell.defaultContentConfiguration()
          content.text = text
          cell.contentConfiguration = content
          cell.accessories = [.disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
          view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        source.apply(snapshot, animatingDifferences: true)
        view.layoutIfNeeded()
        return [view, source] + view.visibleCells
      } == [])
  }
}
