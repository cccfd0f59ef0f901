import NibRuntime
import NibStandIns

/// How far a page of a control of pages is shown. Stands in for UIPageControlProgress.
@MainActor
open class UIPageControlProgress {
  /// 0...1; code sets it.
  open var currentProgress: Float = 0 { didSet { currentProgress = min(max(currentProgress, 0), 1) } }
  /// Whether it is seen.
  open var isProgressVisible: Bool { pageControl != nil }
  /// Who hears of it.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  final weak var pageControl: UIPageControl?

  /// Makes one that is at the beginning.
  public init() {}
}

/// Who hears of progress. Stands for UIPageControlProgressDelegate.
@MainActor
public protocol UIPageControlProgressDelegate: AnyObject {
  /// How far a page is when it comes, 0...1.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// It comes or goes.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// At the beginning.
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// Goes from page to page with the time. Stands in for UIPageControlTimerProgress; time does not pass here:
/// `advance()` is its end.
public final class UIPageControlTimerProgress: UIPageControlProgress {
  /// Seconds that a page is shown.
  public var preferredDuration: TimeInterval
  /// Whether the first page follows the last.
  public var resetsToInitialPageAfterEnd = true
  /// Whether time passes.
  public private(set) var isRunning = false
  private var durations: [Int: TimeInterval] = [:]

  /// Makes one with the seconds of a page.
  public init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration }

  /// Begins.
  public func resumeTimer() { isRunning = true }

  /// Waits.
  public func pauseTimer() { isRunning = false }

  /// Sets the seconds of one page.
  public func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// The seconds of a page.
  public func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Does what the end of a page's time does: the next page is shown, unless the delegate says no.
  /// - Returns: false if nothing happens: time does not pass, or the last page was shown.
  /// - Throws: `RuntimeError` of an action of the control.
  @discardableResult
  public func advance() throws(RuntimeError) -> Bool {
    guard isRunning, let pageControl, pageControl.numberOfPages > 0 else { return false }
    let isLast = pageControl.currentPage == pageControl.numberOfPages - 1
    guard !isLast || resetsToInitialPageAfterEnd else { return false }
    let next = isLast ? 0 : pageControl.currentPage + 1
    let asked = delegate as? any UIPageControlTimerProgressDelegate
    guard asked?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else { return false }
    return try pageControl.select(next)
  }
}

/// Who hears of progress with the time. Stands for UIPageControlTimerProgressDelegate.
@MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Whether the next page comes.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
  /// Time passed.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
  /// Yes.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}

extension UIPageControl {
  /// Which way pages follow each other.
  public enum Direction: Int, Sendable {
    /// As named.
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  /// What a finger on the dots does.
  public enum InteractionState: Int, Sendable {
    /// As named.
    case none, discrete, continuous
  }

  /// How far the page shown is; nil for none.
  public var progress: UIPageControlProgress? {
    get { kept(nil) }
    set {
      progress?.pageControl = nil
      keep(newValue)
      newValue?.pageControl = self
      guard let newValue, let delegate = newValue.delegate else { return }
      newValue.currentProgress = delegate.pageControlProgress(newValue, initialProgressForPage: currentPage)
      delegate.pageControlProgressVisibilityDidChange(newValue)
    }
  }

  /// Which way pages follow each other; kept.
  public var direction: Direction {
    get { kept(.natural) }
    set { keep(newValue) }
  }

  /// What a finger does: nothing between two words of a test.
  public var interactionState: InteractionState { .none }

  /// Image of the page's dot; kept.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  private var indicatorImages: [Int: UIImage] {
    get { kept([:]) }
    set { keep(newValue) }
  }

  private var currentIndicatorImages: [Int: UIImage] {
    get { kept([:]) }
    set { keep(newValue) }
  }

  /// Sets the image of a page's dot; nil for that of all.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicatorImages[page] = image }

  /// The image of a page's dot.
  public func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] ?? preferredIndicatorImage }

  /// Sets the image of a page's dot while the page is shown; nil for that of all.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
  }

  /// The image of a page's dot while the page is shown.
  public func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage
  }

  /// The size of so many dots: the control's own, for nothing is measured.
  public func size(forNumberOfPages pageCount: Int) -> CGSize { bounds.size }
}
