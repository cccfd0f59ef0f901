import NibUIKit
import Testing

@Suite("Rarer members of texts, documents and interactions")
struct RarerPartsTests {
  private final class Watching: UIWindow {
    var phases: [UITouch.Phase] = []
    override func sendEvent(_ event: UIEvent) {
      super.sendEvent(event)
      phases += (event.allTouches ?? []).map(\.phase)
    }
  }

  @Test("a window hears of the events of its touches")
  func events() throws {
    let window = Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    window.rootViewController?.view.addSubview(view)
    _ = try view.drag(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 9, y: 9))
    #expect(window.phases.first == .began && window.phases.last == .ended && window.phases.contains(.moved))
  }

  private final class Text: UIView, UITextSearching {
    var told: [String] = []
    var selectedTextRange: UITextRange? { nil }
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: String?) -> ComparisonResult {
      .orderedSame
    }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions, resultAggregator: any UITextSearchAggregator<String>
    ) {
      for page in ["one", "two"] {
        resultAggregator.foundRange(UITextRange(), searchString: queryString, document: page)
      }
      resultAggregator.finishedSearching()
    }
    func decorate(foundTextRange: UITextRange, document: String?, usingStyle: UITextSearchFoundTextStyle) {
      told.append("\(document ?? "") \(usingStyle)")
    }
    func clearAllDecoratedFoundText() { told.append("clear") }
  }

  @Test("a search of an app's own text shows one place after another")
  func search() {
    let text = Text()
    let session = UITextSearchingFindSession(searchableObject: text)
    session.performSearch(query: "tea", options: nil)
    session.highlightNextResult(in: .forward)
    session.highlightNextResult(in: .forward)
    #expect(session.resultCount == 2 && session.highlightedResultIndex == 0)
    #expect(
      text.told == ["clear", "one found", "two found", "one highlighted", "two highlighted", "one highlighted"])
    session.invalidateFoundResults()
    #expect(session.resultCount == 0 && text.told.last == "clear")
  }

  private final class Press: UIPreviewInteractionDelegate {
    var told: [String] = []
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
    ) { told.append("preview \(ended)") }
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) { told.append("commit \(ended)") }
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { told.append("cancel") }
  }

  @Test("a press shows more the harder it is")
  func press() {
    let (view, delegate) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Press())
    let interaction = UIPreviewInteraction(view: view)
    interaction.delegate = delegate
    #expect(interaction.press(to: 0.5) && interaction.press(to: 1.5))
    interaction.cancel()
    interaction.cancel()
    #expect(delegate.told == ["preview false", "preview true", "commit false", "cancel"])
  }

  private final class Picks: UIPrinterPickerControllerDelegate {
    var refused: String?
    func printerPickerController(_ controller: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool {
      printer.displayName != refused
    }
  }

  @Test("a printer is chosen where the delegate offers it, and does not answer")
  func printers() throws {
    let printer = UIPrinter(url: try #require(URL(string: "ipp://office.local/ipp")))
    let (picker, delegate) = (UIPrinterPickerController(initiallySelectedPrinter: nil), Picks())
    picker.delegate = delegate
    var isChosen: Bool?
    #expect(!picker.pick(printer))
    picker.present(animated: false) { _, chosen, _ in isChosen = chosen }
    delegate.refused = "office.local"
    #expect(!picker.pick(printer) && picker.selectedPrinter == nil)
    delegate.refused = nil
    #expect(picker.pick(printer) && picker.selectedPrinter === printer && isChosen == true)
    var answers: Bool?
    printer.contactPrinter { answers = $0 }
    #expect(answers == false)
    let papers = [CGSize(width: 595, height: 842), CGSize(width: 842, height: 1191)].map { UIPrintPaper(paperSize: $0) }
    #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 600, height: 800), withPapersFrom: papers) === papers[1])
  }

  private struct Person {
    let name: String
  }

  @Test("a list is sorted under letters by a property")
  func collation() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.section(for: Person(name: "élan"), collationStringSelector: "name") == 4)
    #expect(collation.section(for: "42", collationStringSelector: "self") == collation.sectionTitles.count - 1)
    let sorted = collation.sortedArray(
      from: [Person(name: "Bea"), Person(name: "ann")], collationStringSelector: "name")
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["ann", "Bea"])
  }

  @Test("a popover of older systems appears and goes")
  func popover() {
    final class Content: UIViewController {
      var told: [String] = []
      override func viewDidAppear(_ animated: Bool) { told.append("came") }
      override func viewDidDisappear(_ animated: Bool) { told.append("went") }
    }
    let content = Content()
    let popover = UIPopoverController(contentViewController: content)
    popover.present(from: CGRect(), in: UIView(), permittedArrowDirections: .up, animated: false)
    #expect(popover.isPopoverVisible && popover.tapOutside() && !popover.tapOutside())
    #expect(content.told == ["came", "went"])
  }

  @Test("members that keep a value keep it")
  func kept() throws {
    let field = UITextField()
    let proposal = UITextDropProposal(dropAction: .replaceAll)
    field.sizingRule = .oversize
    #expect(field.sizingRule == .oversize && proposal.operation == .copy && proposal.dropAction == .replaceAll)
    let tap = UITapGestureRecognizer()
    tap.allowedPressTypes = [3]
    #expect(tap.allowedPressTypes == [3] && UITapGestureRecognizer().allowedPressTypes.count == 5)
    let path = UIBezierPath()
    path.setLineDash([2, 3], count: 2, phase: 1)
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 4), 0, CGFloat())
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(count == 2 && Array(lengths.prefix(2)) == [2, 3] && phase == 1)
    #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
    #expect(UITraitCollection.current.forceTouchCapability == .unavailable)
    #expect(NSValue(uiOffset: UIOffset(horizontal: 3, vertical: 4)).uiOffsetValue.vertical == 4)
    #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue.dx == 5)
    let insets = NSValue(directionalEdgeInsets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(insets.directionalEdgeInsetsValue.trailing == 4)
    let transform = CGAffineTransform(translationX: 7, y: 8)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    let image = UIImageReader.default.image(data: Data([1, 2]))
    #expect(image == nil)
    let preview = UITargetedPreview(view: field).retargetedPreview(
      with: UIPreviewTarget(container: tap.view ?? field, center: CGPoint(x: 1, y: 2)))
    #expect(preview.target.center == CGPoint(x: 1, y: 2))
  }
}
