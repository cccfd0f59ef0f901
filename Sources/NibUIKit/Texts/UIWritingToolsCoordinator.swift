import NibFoundation
import NibRuntime
import NibStandIns

/// Lets the system change the text of an app's own view. Stands in for UIWritingToolsCoordinator; the system has no such help
/// here, so nothing is changed.
public final class UIWritingToolsCoordinator: UIViewInteraction {
  /// Where the help stands.
  public enum State: Int, Sendable {
    /// As named.
    case inactive, noninteractive, interactiveResting, interactiveStreaming
  }

  /// Why text is another. Stands in for UIWritingToolsCoordinator.TextUpdateReason.
  public enum TextUpdateReason: Int, Sendable {
    /// As named.
    case typing, undoRedo
  }

  /// How much of the text is asked for. Stands in for UIWritingToolsCoordinator.ContextScope.
  public enum ContextScope: Int, Sendable {
    /// As named.
    case userSelection, fullDocument, visibleArea
  }

  /// A text that is handed over. Stands in for UIWritingToolsCoordinator.Context.
  @MainActor
  public final class Context {
    /// The text.
    public let attributedString: NSAttributedString
    /// What may be changed of it.
    public let range: NSRange
    /// Its name.
    public let identifier = UUID()
    /// What of it was changed.
    public private(set) var resolvedRange = NSRange()

    /// Makes one.
    public init(attributedString: NSAttributedString, range: NSRange) {
      (self.attributedString, self.range) = (attributedString, range)
    }
  }

  /// Whether the system has such help: no.
  public static var isWritingToolsAvailable: Bool { false }

  /// Who has the text.
  public private(set) weak var delegate: (any UIWritingToolsCoordinatorDelegate)?
  /// Where the help stands: nowhere.
  public private(set) var state = State.inactive
  /// How much help is wished for.
  public var preferredBehavior = UIWritingToolsBehavior.default
  /// How much there is: none.
  public var behavior: UIWritingToolsBehavior { .none }
  /// What text may become.
  public var preferredResultOptions: UIWritingToolsResultOptions = .default
  /// What it becomes.
  public var resultOptions: UIWritingToolsResultOptions { preferredResultOptions }
  /// What effects are shown in; kept.
  public weak var effectContainerView: UIView?
  /// What marks are shown in; kept.
  public weak var decorationContainerView: UIView?

  /// Makes one.
  public init(delegate: (any UIWritingToolsCoordinatorDelegate)?) { self.delegate = delegate }

  /// Ends the help: there is none.
  public func stopWritingTools() {}

  /// Says that text is another; nobody helps with it.
  public func updateRange(
    _ range: NSRange, with replacementText: NSAttributedString, reason: TextUpdateReason,
    forContextWithIdentifier contextID: UUID
  ) {}
}

/// Who has the text that the system changes. Stands for UIWritingToolsCoordinatorDelegate; nothing asks it.
@MainActor
public protocol UIWritingToolsCoordinatorDelegate: AnyObject {
  /// Hands the text over.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    requestsContextsFor scope: UIWritingToolsCoordinator.ContextScope,
    completion: @escaping ([UIWritingToolsCoordinator.Context]) -> Void)
}

/// The window of fonts for an app's own text, of Catalyst. Stands in for UITextFormattingCoordinator.
@MainActor
public final class UITextFormattingCoordinator {
  /// Who changes text.
  public weak var delegate: (any UITextFormattingCoordinatorDelegate)?
  /// Attributes of what is selected, for a test to look at.
  public private(set) var selectedAttributes: [NSAttributedString.Key: Any] = [:]
  private static var isShown = false

  /// Makes one of a scene.
  public init(for windowScene: UIWindowScene) {}

  /// Whether the window of fonts is there; nothing is drawn.
  public static var isFontPanelVisible: Bool { isShown }

  /// Shows the window, or hides it.
  public static func toggleFontPanel(_ sender: Any?) { isShown.toggle() }

  /// Says what is selected.
  public func setSelectedAttributes(_ attributes: [NSAttributedString.Key: Any], isMultiple flag: Bool) {
    selectedAttributes = attributes
  }

  /// Changes attributes as the window of fonts does: the delegate changes its text.
  public func change(_ conversion: @escaping ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    delegate?.updateTextAttributes(conversionHandler: conversion)
  }
}

/// Who changes text. Stands for UITextFormattingCoordinatorDelegate.
@MainActor
public protocol UITextFormattingCoordinatorDelegate: AnyObject {
  /// Changes the attributes of what is selected.
  func updateTextAttributes(
    conversionHandler: @escaping ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}
