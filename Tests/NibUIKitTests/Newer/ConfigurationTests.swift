import NibUIKit
import Testing

@Suite("Configurations that follow a state")
struct ConfigurationTests {
  @Test("a button's handler runs before somebody looks, and when the state changes")
  func button() {
    let button = UIButton(configuration: .glass())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "Send" : "Wait"
      button.configuration?.subtitle = "Now"
    }

    #expect(button.title(for: .normal) == "Send" && button.find(text: "Now") === button)
    button.isEnabled = false
    #expect(button.configuration?.title == "Wait")
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = true
    #expect(button.configuration?.title == "Wait" && button.configuration?.style == .glass)
  }

  private struct Marked: UIContentConfiguration {
    var isMarked = false
    func makeContentView() -> UIView & UIContentView { MarkedView(self) }
    func updated(for state: any UIConfigurationState) -> Marked { Marked(isMarked: state.isSelected) }
  }

  private final class MarkedView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: Marked) {
      self.configuration = configuration
      super.init(frame: CGRect())
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("a cell asks its content what it is in a new state")
  func cell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = Marked()
    cell.setSelected(true)

    #expect((cell.contentConfiguration as? Marked)?.isMarked == true)
    #expect(((cell.contentView as? MarkedView)?.configuration as? Marked)?.isMarked == true)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.setSelected(false)
    #expect((cell.contentConfiguration as? Marked)?.isMarked == true)
  }

  @Test("content shows texts with attributes and as they are to be written")
  func texts() {
    var content = UIListContentConfiguration.header()
    content.text = "Planets"
    content.textProperties.transform = .uppercase
    content.secondaryAttributedText = NSAttributedString(string: "eight")
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = content

    #expect(header.find(text: "PLANETS") != nil && header.find(text: "eight") != nil)
    content.secondaryAttributedText = nil
    header.contentConfiguration = content
    #expect(header.find(text: "eight") == nil)
  }

  @Test("a collection that is edited tells its cells")
  func editing() {
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
    var states: [Bool] = []
    collection.visibleCells.first?.configurationUpdateHandler = { states.append($1.isEditing) }
    collection.isEditing = true

    #expect(states == [false, true])
    withExtendedLifetime(source) {}
  }

  private final class Search: UIViewController {
    var calls = 0
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      calls += 1
      contentUnavailableConfiguration = items.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
    var items: [String] = [] { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
  }

  @Test("what stands for missing content comes and goes when it is due")
  func unavailable() {
    let controller = Search()
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    search.isActive = true
    search.searchBar.text = "Pluto"
    controller.loadViewIfNeeded()

    #expect(controller.find(text: "No Results for “Pluto”") != nil && controller.calls == 1)
    #expect(controller.find(UIContentUnavailableView.self) != nil && controller.calls == 1)
    controller.items = ["Mars"]
    controller.items = ["Mars", "Venus"]
    #expect(controller.find(UIContentUnavailableView.self) == nil && controller.calls == 2)
  }
}
