import NibRuntime
import NibSchema
import NibStandIns

/// Dots for pages. Stands in for UIPageControl.
open class UIPageControl: UIControl {
  /// Number of dots.
  open var numberOfPages = 0 { didSet { currentPage = storedPage } }
  /// The page shown, from 0; kept below the number of pages.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = max(0, min(newValue, numberOfPages - 1)) }
  }
  private var storedPage = 0
  /// Whether one page shows no dot.
  open var hidesForSinglePage = false
  /// Color of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// Color of the page's dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// Whether there is a background behind the dots; kept.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a user can drag along the dots; nothing is dragged.
  open var allowsContinuousInteraction = true
  /// Image of a dot; kept.
  open var preferredIndicatorImage: UIImage?

  /// When there is a background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// As named.
    case automatic, prominent, minimal
  }

  /// Whether the page shown changes only when code says so; kept.
  open var defersCurrentPageDisplay = false

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.pageControlTable.read(self, from: coder)
  }

  override var dumpedValue: String? { "page \(currentPage) of \(numberOfPages)" }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [pageControlTable] }

  private static let pageControlTable = PropertyTable(
    UIPageControl.self, kind: UIKitElements.pageControl, fresh: { UIPageControl() },
    [
      Property("numberOfPages", \.numberOfPages),
      Property("currentPage", \.currentPage),
      Property("hidesForSinglePage", \.hidesForSinglePage),
      Property("pageIndicatorTintColor", \.pageIndicatorTintColor),
      Property("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
      Property("defersCurrentPageDisplay", \.defersCurrentPageDisplay),
    ])

  /// Goes to a page as a user does, with `valueChanged`.
  /// - Returns: false if nothing happens: the control does not react, or shows that page, or has no such page.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func select(_ page: Int) throws(RuntimeError) -> Bool {
    guard page != storedPage, page >= 0, page < numberOfPages else { return false }
    return try changeAsUser { currentPage = page }
  }
}
