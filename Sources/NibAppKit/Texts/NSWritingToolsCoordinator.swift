import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What brings the system's help with writing into a view. Stands in for NSWritingToolsCoordinator: nothing helps here, so it
/// stays inactive, and its delegate is asked for nothing.
@MainActor
open class NSWritingToolsCoordinator: NSObject {
  /// What is told of the help.
  public typealias Delegate = NSWritingToolsCoordinatorDelegate

  /// How far the help is. Documented: the order of the cases, by AppKit.
  public enum State: Int, Sendable {
    /// Not at work; at work by itself; waiting for the user; bringing text.
    case inactive, noninteractive, interactiveResting, interactiveStreaming
  }
  /// Why a text is put in. Documented: the numbers, by AppKit.
  public enum TextReplacementReason: Int, Sendable {
    /// The user sees each; all at once.
    case interactive = 0
    /// As named.
    case noninteractive
  }
  /// Why a text was changed. Documented: the numbers, by AppKit.
  public enum TextUpdateReason: Int, Sendable {
    /// By typing; by undoing.
    case typing = 0
    /// As named.
    case undoRedo
  }
  /// How a text is animated.
  public enum TextAnimation: Int, Sendable {
    /// It waits; it goes; it comes; it moves.
    case anticipate = 0
    /// As named.
    case remove = 1
    /// As named.
    case insert = 2
    /// As named.
    case anticipateInactive = 8
    /// As named.
    case translate = 9
  }
  /// Of what of the text the help asks. Documented: the order of the cases, by AppKit.
  public enum ContextScope: Int, Sendable {
    /// What is selected; all; what is seen.
    case userSelection, fullDocument, visibleArea
  }

  /// A text that the help works on.
  @MainActor
  open class Context: NSObject {
    /// What it is known by.
    public final let identifier = UUID()
    /// The text.
    public final let attributedString: NSAttributedString
    /// The part of it that is meant.
    public final let range: NSRange
    /// The part that the help has taken: that which is meant.
    public final var resolvedRange: NSRange { range }

    /// Makes one.
    public init(attributedString: NSAttributedString, range: NSRange) {
      (self.attributedString, self.range) = (attributedString, range)
      super.init()
    }
  }

  /// How a change is animated.
  @MainActor
  open class AnimationParameters: NSObject {
    /// How long it takes, in seconds: no time.
    public final var duration: CGFloat { 0 }
    /// How long it waits, in seconds: no time.
    public final var delay: CGFloat { 0 }
    /// Called while it goes on.
    open var progressHandler: ((Float) -> Void)?
    /// Called at its end.
    open var completionHandler: (() -> Void)?
  }

  /// Whether the help is there: not here.
  open class var isWritingToolsAvailable: Bool { false }

  /// What is told; not kept alive.
  public private(set) final weak var delegate: (any NSWritingToolsCoordinatorDelegate)?
  /// The view that it is for; not kept alive.
  public internal(set) final weak var view: NSView?
  /// The view that marks are drawn in; nil for that of the text.
  open weak var decorationContainerView: NSView?
  /// The view that effects are seen in; nil for that of the text.
  open weak var effectContainerView: NSView?
  /// How far the help is.
  public final var state: State { .inactive }
  /// How much help is wanted.
  open var preferredBehavior = NSWritingToolsBehavior.default
  /// How much help there is: none.
  public final var behavior: NSWritingToolsBehavior { .none }
  /// What the help may bring.
  open var preferredResultOptions: NSWritingToolsResultOptions = []
  /// What the help brings.
  public final var resultOptions: NSWritingToolsResultOptions { preferredResultOptions }
  /// Whether texts have the marks of lists in them.
  open var includesTextListMarkers = false

  /// Makes one.
  public init(delegate: (any NSWritingToolsCoordinatorDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Ends the help; none is at work.
  open func stopWritingTools() {}
  /// Tells that a part of a text is another one; nobody works on it.
  open func updateRange(
    _ range: NSRange, with replacement: NSAttributedString, reason: TextUpdateReason,
    forContextWithIdentifier contextID: UUID
  ) {}
  /// Tells that lines of a text break elsewhere; nobody works on it.
  open func updateForReflowedTextInContextWithIdentifier(_ contextID: UUID) {}
}

/// What the help with writing asks and tells. Stands in for NSWritingToolsCoordinator.Delegate.
@MainActor
public protocol NSWritingToolsCoordinatorDelegate: AnyObject {
  /// Hands over the texts that the help works on.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: NSWritingToolsCoordinator,
    requestsContextsFor scope: NSWritingToolsCoordinator.ContextScope,
    completion: @escaping ([NSWritingToolsCoordinator.Context]) -> Void)
  /// Puts a text in place of a part.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: NSWritingToolsCoordinator, replace range: NSRange,
    in context: NSWritingToolsCoordinator.Context, proposedText replacementText: NSAttributedString,
    reason: NSWritingToolsCoordinator.TextReplacementReason,
    animationParameters: NSWritingToolsCoordinator.AnimationParameters?,
    completion: @escaping (NSAttributedString?) -> Void)
  /// Selects parts.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: NSWritingToolsCoordinator, select ranges: [NSValue],
    in context: NSWritingToolsCoordinator.Context, completion: @escaping () -> Void)
  /// Hands over outlines around a part.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: NSWritingToolsCoordinator, requestsBoundingBezierPathsFor range: NSRange,
    in context: NSWritingToolsCoordinator.Context, completion: @escaping ([NSBezierPath]) -> Void)
  /// Hands over lines below a part.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: NSWritingToolsCoordinator, requestsUnderlinePathsFor range: NSRange,
    in context: NSWritingToolsCoordinator.Context, completion: @escaping ([NSBezierPath]) -> Void)
  /// Gets ready for an animation of a part.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: NSWritingToolsCoordinator,
    prepareFor textAnimation: NSWritingToolsCoordinator.TextAnimation, for range: NSRange,
    in context: NSWritingToolsCoordinator.Context, completion: @escaping () -> Void)
  /// Is done with an animation of a part.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: NSWritingToolsCoordinator,
    finish textAnimation: NSWritingToolsCoordinator.TextAnimation, for range: NSRange,
    in context: NSWritingToolsCoordinator.Context, completion: @escaping () -> Void)
  /// The help is further.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: NSWritingToolsCoordinator,
    willChangeTo newState: NSWritingToolsCoordinator.State, completion: @escaping () -> Void)
}

extension NSWritingToolsCoordinatorDelegate {
  /// No outlines.
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: NSWritingToolsCoordinator, requestsBoundingBezierPathsFor range: NSRange,
    in context: NSWritingToolsCoordinator.Context, completion: @escaping ([NSBezierPath]) -> Void
  ) { completion([]) }
  /// No lines.
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: NSWritingToolsCoordinator, requestsUnderlinePathsFor range: NSRange,
    in context: NSWritingToolsCoordinator.Context, completion: @escaping ([NSBezierPath]) -> Void
  ) { completion([]) }
  /// Is ready.
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: NSWritingToolsCoordinator,
    prepareFor textAnimation: NSWritingToolsCoordinator.TextAnimation, for range: NSRange,
    in context: NSWritingToolsCoordinator.Context, completion: @escaping () -> Void
  ) { completion() }
  /// Is done.
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: NSWritingToolsCoordinator,
    finish textAnimation: NSWritingToolsCoordinator.TextAnimation, for range: NSRange,
    in context: NSWritingToolsCoordinator.Context, completion: @escaping () -> Void
  ) { completion() }
  /// Goes on.
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: NSWritingToolsCoordinator,
    willChangeTo newState: NSWritingToolsCoordinator.State, completion: @escaping () -> Void
  ) { completion() }
}

private struct CoordinatorHolder: RareState {
  var coordinator: NSWritingToolsCoordinator?
}

extension NSView {
  /// What brings the help with writing into the view; nil for nothing.
  public final var writingToolsCoordinator: NSWritingToolsCoordinator? {
    get { self[rare: CoordinatorHolder.self].coordinator }
    set {
      writingToolsCoordinator?.view = nil
      self[rare: CoordinatorHolder.self].coordinator = newValue
      newValue?.view = self
    }
  }
}
