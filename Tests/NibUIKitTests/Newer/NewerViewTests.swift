import NibUIKit
import Testing

@Suite("Views and interactions of newer systems")
struct NewerViewTests {
  @Test("effects that end are at their end at once; others run until they are removed")
  func symbols() {
    let view = UIImageView(frame: CGRect())
    var ends: [Bool] = []
    view.addSymbolEffect(.bounce.up.byLayer) { ends.append($0.isFinished) }
    view.addSymbolEffect(.pulse, options: .repeat(2)) { ends.append($0.isFinished) }
    view.addSymbolEffect(.variableColor.iterative) { ends.append($0.isFinished) }

    #expect(ends == [true, true])
    #expect(view.runningSymbolEffects.map(\.effect.configuration.description) == ["variableColor.iterative"])
    view.removeAllSymbolEffects()
    #expect(ends == [true, true, false] && view.runningSymbolEffects.isEmpty)
    view.setSymbolImage(UIImage(systemName: "pause") ?? UIImage(), contentTransition: .replace.downUp)
    #expect(view.image?.name == "pause")
  }

  @Test("things are dragged from a view and dropped on another")
  func drops() {
    final class Source: UIDragInteractionDelegate {
      func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
      { [UIDragItem(itemProvider: NSItemProvider(object: "Mars"))] }
    }
    final class Target: UIDropInteractionDelegate {
      var texts: [String] = []
      func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
      { UIDropProposal(operation: session.canLoadObjects(ofClass: String.self) ? .copy : .forbidden) }
      func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: String.self) { self.texts += $0 }
      }
    }
    let (source, target) = (Source(), Target())
    let (from, to) = (UIView(), UIView())
    let (drag, drop) = (UIDragInteraction(delegate: source), UIDropInteraction(delegate: target))
    from.addInteraction(drag)
    to.addInteraction(drop)

    let session = drag.beginDrag()
    #expect(session.map { drop.drop($0) } == .copy && target.texts == ["Mars"])
    #expect(drop.drop(UITestDragSession(items: [])) == .forbidden)
    from.isHidden = true
    #expect(drag.beginDrag() == nil)
    withExtendedLifetime(source) {}
  }

  @Test("a calendar chooses days as its selection allows")
  func calendar() {
    final class Listener: UICalendarSelectionSingleDateDelegate {
      var days: [Int?] = []
      func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate date: DateComponents?) {
        days.append(date?.day)
      }
      func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate date: DateComponents?) -> Bool {
        date?.day != 13
      }
    }
    let (calendar, listener) = (UICalendarView(), Listener())
    let selection = UICalendarSelectionSingleDate(delegate: listener)
    calendar.selectionBehavior = selection

    #expect(calendar.tap(DateComponents(year: 2025, month: 3, day: 4)))
    #expect(!calendar.tap(DateComponents(year: 2025, month: 3, day: 13)))
    #expect(listener.days == [4] && selection.selectedDate?.day == 4)
    calendar.availableDateRange = DateInterval(start: .distantPast, end: Date(timeIntervalSince1970: 0))
    #expect(!calendar.tap(DateComponents(year: 2025, month: 3, day: 5)))
  }

  private final class Gauge: UIView {
    @Invalidating(.layout, .properties) var value = 0
    var (layouts, updates) = (0, 0)
    override func layoutSubviews() { layouts += 1 }
    override func updateProperties() { updates += 1 }
  }

  private final class Loaded: UIViewController {
    @ViewLoading var label: UILabel
    override func viewDidLoad() { label = UILabel() }
  }

  @Test("another value makes layout and properties due, and reading what loading sets loads the view")
  func wrappers() {
    let gauge = Gauge()
    gauge.layoutIfNeeded()
    let (layouts, updates) = (gauge.layouts, gauge.updates)
    gauge.value = 0
    gauge.layoutIfNeeded()
    #expect(gauge.layouts == layouts && gauge.updates == updates)
    gauge.value = 3
    gauge.layoutIfNeeded()
    #expect(gauge.layouts == layouts + 1 && gauge.updates == updates + 1 && gauge.value == 3)

    let loaded = Loaded()
    #expect(loaded.label.text == nil && loaded.isViewLoaded)
  }

  @Test("a slider with places ends at the nearest, and time turns pages")
  func controls() throws {
    let slider = UISlider()
    slider.trackConfiguration = .init(allowsTickValuesOnly: true, numberOfTicks: 5)
    try slider.drag(to: 0.3)
    #expect(slider.value == 0.25)

    let (pages, timer) = (UIPageControl(), UIPageControlTimerProgress(preferredDuration: 3))
    pages.numberOfPages = 2
    pages.progress = timer
    #expect(try !timer.advance())
    timer.resumeTimer()
    timer.resetsToInitialPageAfterEnd = false
    #expect(try timer.advance() && pages.currentPage == 1)
    #expect(try !timer.advance())
  }

  @Test("an outline opens at its arrow, and items are moved where the handlers allow it")
  func outlines() {
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["inner", "outer"])
    outline.append(["Mars"], to: "inner")
    source.apply(outline, to: 0)
    var opened: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { opened.append($0) }

    #expect(source.snapshot().itemIdentifiers == ["inner", "outer"] && source.toggle("inner") && opened == ["inner"])
    #expect(source.snapshot().itemIdentifiers == ["inner", "Mars", "outer"])
    #expect(!collection.drag(itemAt: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0)))
    source.reorderingHandlers.canReorderItem = { $0 == "outer" }
    var moved: [String] = []
    source.reorderingHandlers.didReorder = { moved = $0.finalSnapshot.itemIdentifiers }
    #expect(collection.drag(itemAt: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0)))
    #expect(moved == ["outer", "inner", "Mars"] && source.snapshot().itemIdentifiers == moved)
  }

  @Test("a search is found in a text, a link tapped, and what was copied pasted")
  func texts() throws {
    let view = UITextView(usingTextLayoutManager: true)
    view.text = "Mars and mars"
    view.isFindInteractionEnabled = true
    view.findInteraction?.searchText = "MARS"
    view.findInteraction?.findNext()
    view.findInteraction?.findNext()
    #expect(view.findInteraction?.resultCount == 2 && view.selectedRange == NSRange(location: 9, length: 4))

    let link = NSMutableAttributedString(string: "see here")
    link.addAttribute(.link, value: "https://example.org", range: NSRange(location: 4, length: 4))
    view.attributedText = link
    #expect(!view.tapLink(at: 0) && view.tapLink(at: 5))
    #expect(UIApplication.shared.openedURLs.last?.host == "example.org")
  }

  @Test("what the system's help with writing may do is kept, and is each view's own")
  func writingTools() {
    let (view, field) = (UITextView(frame: CGRect()), UITextField(frame: CGRect()))
    #expect(view.writingToolsBehavior == .default && view.allowedWritingToolsResultOptions == .default)
    view.writingToolsBehavior = .none
    view.allowedWritingToolsResultOptions = [.plainText, .table]
    field.conversationContext = UIConversationContext()
    #expect(view.writingToolsBehavior == .none && view.allowedWritingToolsResultOptions == [.table, .plainText])
    #expect(field.writingToolsBehavior == .default && view.conversationContext == nil)
  }
}
