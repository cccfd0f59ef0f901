import NibUIKit
import Testing

private final class Pages: UIFindSession {
  var log: [String] = []
  override var resultCount: Int { 7 }
  override func performSearch(query: String, options: UITextSearchOptions?) { log.append(query) }
  override func highlightNextResult(in direction: UITextStorageDirection) { log.append("\(direction)") }
}

private final class Reader: UIFindInteractionDelegate {
  let pages = Pages()
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { pages }
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { pages.log.append("begins") }
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { pages.log.append("ends") }
}

private final class Printing: UIPrintInteractionControllerDelegate {
  var log: [String] = []
  func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
    log.append("shown")
  }
  func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) { log.append("prints") }
  func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
    log.append("gone")
  }
}

@MainActor
@Suite("Searches and printing", .serialized)
struct FindAndPrintTests {
  @Test("a session of an app's own searches while the panel is shown")
  func sessions() {
    let (view, reader) = (UIView(), Reader())
    let find = UIFindInteraction(sessionDelegate: reader)
    view.addInteraction(find)
    find.searchText = "early"
    find.presentFindNavigator(showingReplace: false)
    find.searchText = "moon"
    find.findNext()
    find.findPrevious()
    #expect(find.resultCount == 7)
    #expect(find.activeFindSession === reader.pages)
    find.dismissFindNavigator()
    #expect(reader.pages.log == ["begins", "moon", "forward", "backward", "ends"])
    #expect(find.activeFindSession == nil)
  }

  @Test("a user prints or goes back, and who presented the panel hears it")
  func prints() {
    let (panel, delegate) = (UIPrintInteractionController.shared, Printing())
    panel.delegate = delegate
    var ends: [Bool] = []
    #expect(!panel.present(animated: true), "there is nothing to print")
    panel.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
    #expect(panel.present(animated: true) { _, isDone, error in if error == nil { ends.append(isDone) } })
    #expect(panel.isPresented && !panel.present(animated: true))
    #expect(panel.print() && !panel.print())
    #expect(panel.present(animated: false) { _, isDone, _ in ends.append(isDone) } && panel.cancel())
    #expect(ends == [true, false])
    #expect(delegate.log == ["shown", "prints", "gone", "shown", "gone"])
    panel.printPageRenderer = UIPrintPageRenderer()
    #expect(panel.printFormatter == nil)
    panel.printingItem = URL(fileURLWithPath: "/tmp/a.pdf")
    #expect(panel.printPageRenderer == nil && UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/a.pdf")))
  }

  @Test("a renderer draws header, content and footer of the pages of its formatters")
  func pages() {
    final class Renderer: UIPrintPageRenderer {
      var places: [CGRect] = []
      override func drawHeaderForPage(at page: Int, in rect: CGRect) { places.append(rect) }
      override func drawContentForPage(at page: Int, in rect: CGRect) { places.append(rect) }
      override func drawFooterForPage(at page: Int, in rect: CGRect) { places.append(rect) }
    }
    let renderer = Renderer()
    (renderer.headerHeight, renderer.footerHeight) = (20, 10)
    renderer.addPrintFormatter(UIMarkupTextPrintFormatter(markupText: "<b>a</b>"), startingAtPageAt: 1)
    #expect(renderer.numberOfPages == 2 && renderer.printFormattersForPage(at: 0) == nil)
    renderer.drawPage(at: 1, in: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(renderer.places.map(\.minY) == [0, 20, 190])
    #expect(renderer.places.map(\.height) == [20, 170, 10])
  }
}
