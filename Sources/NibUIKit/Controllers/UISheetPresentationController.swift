import NibRuntime
import NibStandIns

/// How a sheet stands; kept. Stands in for UISheetPresentationController.
public final class UISheetPresentationController: UIPresentationController {
  /// A height that a sheet may have.
  @MainActor
  public final class Detent {
    /// Its name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes one of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Makes one of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half the screen.
      public static let medium = Self(rawValue: "com.apple.UIKit.medium")
      /// All of it.
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }

    /// Its name.
    public let identifier: Identifier
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
    }

    /// Half the screen.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// All of it.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that a closure says, in points; nil leaves the detent out. One without a name gets one of its own.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      customs += 1
      return Detent(identifier ?? Identifier("custom \(customs)"), resolver)
    }

    private static var customs = 0

    /// The height in a sheet's surroundings, in points; nil for a detent that is left out.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      height(context)
    }
  }

  /// The heights that the sheet may have.
  public var detents: [Detent] = [.large()]
  /// The height that code asked for; nil for the lowest.
  public var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what lies below is not dimmed.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether there is a grabber.
  public var prefersGrabberVisible = false
  /// Whether scrolling makes the sheet larger first.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at an edge on low screens.
  public var prefersEdgeAttachedInCompactHeight = false
  /// Whether its width is the content's, where it is at an edge.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Radius of the corners, in points; nil for the system's.
  public var preferredCornerRadius: CGFloat?
  /// Whether the sheet is as wide as a page where there is room; kept.
  public var prefersPageSizing = true
  /// Color or material behind the content; nil for the system's. Kept.
  public var backgroundEffect: UIVisualEffect?
  /// What the sheet comes out of: a view or a bar item.
  public weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The view that the sheet comes out of.
  public weak var sourceView: UIView?

  /// Makes changes.
  public func animateChanges(_ changes: () -> Void) { changes() }

  /// Does nothing: heights are asked for when somebody looks.
  public func invalidateDetents() {}

  /// Drags the sheet to one of its heights as a user does; the delegate hears.
  /// - Returns: false if nothing happens: the sheet has no such height, or has it already.
  @discardableResult
  public func drag(to identifier: Detent.Identifier) -> Bool {
    guard identifier != selectedDetentIdentifier, detents.contains(where: { $0.identifier == identifier }) else {
      return false
    }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }
}

/// What heights of a sheet are reckoned from. Stands for UISheetPresentationControllerDetentResolutionContext.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
}
