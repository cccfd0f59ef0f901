import NibRuntime

/// Dots for pages. Stands in for UIPageControl.
open class PageControl: Control {
  /// Number of dots.
  public var numberOfPages = 0
  /// The page shown, from 0.
  public var currentPage = 0
  /// Whether one page shows no dot.
  public var hidesForSinglePage = false
  /// Color of the dots.
  public var pageIndicatorTintColor: NibColor?
  /// Color of the page's dot.
  public var currentPageIndicatorTintColor: NibColor?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.pageControlTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [pageControlTable] }

  private static let pageControlTable = PropertyTable(
    PageControl.self,
    [
      Property("numberOfPages", "UINumberOfPages", at: \.numberOfPages),
      Property("currentPage", "UICurrentPage", at: \.currentPage),
      Property("hidesForSinglePage", "UIHidesForSinglePage", at: \.hidesForSinglePage),
      Property("pageIndicatorTintColor", "UIPageIndicatorTintColor", at: \.pageIndicatorTintColor),
      Property("currentPageIndicatorTintColor", "UICurrentPageIndicatorTintColor", at: \.currentPageIndicatorTintColor),
    ])
}
