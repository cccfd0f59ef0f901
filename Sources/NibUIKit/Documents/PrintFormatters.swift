import NibRuntime
import NibStandIns

/// Lays out what is printed; kept, and drawn by nothing. Stands in for UIPrintFormatter.
@MainActor
open class UIPrintFormatter {
  /// What draws the pages and has the formatter.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The widest that content is, in points; 0 for the page's.
  open var maximumContentWidth: CGFloat = 0
  /// The highest that content is, in points; 0 for the page's.
  open var maximumContentHeight: CGFloat = 0
  /// Room around the content on a page.
  open var perPageContentInsets = UIEdgeInsets()
  /// The number of the first page.
  open var startPage = 0

  /// Makes one.
  public init() {}

  /// Pages that the content takes: one, for nothing is laid out.
  open var pageCount: Int { 1 }

  /// Draws a page. Does nothing: nothing is drawn.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// Lays out a text. Stands in for UISimpleTextPrintFormatter.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font; nil for as usual.
  open var font: UIFont?
  /// The color; nil for as usual.
  open var color: UIColor?
  /// How lines stand.
  open var textAlignment = NSTextAlignment.natural

  /// Makes one of a text.
  public init(text: String) { self.text = text }

  /// Makes one of a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    text = attributedText.string
  }
}

/// Lays out HTML. Stands in for UIMarkupTextPrintFormatter.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML.
  open var markupText: String?

  /// Makes one of HTML.
  public init(markupText: String) { self.markupText = markupText }
}

/// Lays out what a view shows. Stands in for UIViewPrintFormatter.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public final let view: UIView

  init(_ view: UIView) { self.view = view }
}

extension UIView {
  /// What lays the view out on paper.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}

/// Draws pages; an app's own subclass does. Stands in for UIPrintPageRenderer; nothing calls what draws.
@MainActor
open class UIPrintPageRenderer {
  /// Room for a header, in points.
  open var headerHeight: CGFloat = 0
  /// Room for a footer, in points.
  open var footerHeight: CGFloat = 0
  /// The paper, in points: none.
  open var paperRect: CGRect { CGRect() }
  /// Where a printer prints, in points: nowhere.
  open var printableRect: CGRect { CGRect() }
  private var parts: [(formatter: UIPrintFormatter, page: Int)] = []

  /// Makes one.
  public init() {}

  /// What lays out the content.
  open var printFormatters: [UIPrintFormatter]? {
    get { parts.isEmpty ? nil : parts.map(\.formatter) }
    set {
      parts = []
      for formatter in newValue ?? [] { addPrintFormatter(formatter, startingAtPageAt: formatter.startPage) }
    }
  }

  /// Adds what lays out content from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    parts.append((formatter, pageIndex))
  }

  /// What lays out content of a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = parts.filter { ($0.page..<$0.page + $0.formatter.pageCount).contains(pageIndex) }.map(\.formatter)
    return found.isEmpty ? nil : found
  }

  /// Pages: as many as the formatters have.
  open var numberOfPages: Int { parts.map { $0.page + $0.formatter.pageCount }.max() ?? 0 }
  /// Makes ready to draw pages. Does nothing here.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page: header, content and footer.
  /// - Parameters:
  ///   - pageIndex: the page, from 0.
  ///   - printableRect: where.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    var content = printableRect
    content.origin.y += headerHeight
    content.size.height -= headerHeight + footerHeight
    drawHeaderForPage(
      at: pageIndex,
      in: CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
    for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
    drawContentForPage(at: pageIndex, in: content)
    drawFooterForPage(
      at: pageIndex,
      in: CGRect(
        x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width, height: footerHeight))
  }
  /// Draws what a formatter lays out. Does nothing here.
  open func drawPrintFormatter(_ formatter: UIPrintFormatter, forPageAt pageIndex: Int) {}
  /// Draws a header. Does nothing here.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the content. Does nothing here.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws a footer. Does nothing here.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
