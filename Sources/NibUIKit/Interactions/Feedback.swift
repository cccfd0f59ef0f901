import NibRuntime
import NibStandIns

// Generators are interactions of a view from iOS 17.5 on.

extension UIFeedbackGenerator {
  /// What the device did, in words, oldest first, as `impact 0.5`. A test empties it.
  public static var performed: [String] = []
}

/// For what snaps into place while something is drawn. Stands in for UICanvasFeedbackGenerator.
public final class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Something came into line with something else.
  public func alignmentOccurred(at location: CGPoint) { Self.performed.append("alignment") }

  /// A path came to its end.
  public func pathCompleted(at location: CGPoint) { Self.performed.append("path") }
}

/// Shows items large that stay small for people who see badly. Stands in for UILargeContentViewerInteraction.
public final class UILargeContentViewerInteraction: UIViewInteraction {
  /// Who hears of it.
  public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// Whether the user asked for it.
  public static var isEnabled = false

  /// Makes one.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// What a long press at a point shows: the nearest view that shows itself large.
  public func item(at point: CGPoint) -> UIView? {
    guard let view else { return nil }
    return sequence(first: view.hitTest(point, with: nil), next: { $0?.superview })
      .lazy.compactMap { $0 }.first { $0.showsLargeContentViewer }
  }

  /// Ends a long press at a point: the delegate hears.
  public func endPress(at point: CGPoint) {
    delegate?.largeContentViewerInteraction(self, didEndOn: item(at: point), at: point)
  }
}

/// Who hears of items that are shown large; all is optional. Stands for UILargeContentViewerInteractionDelegate.
@MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {
  /// A long press ended.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: UIView?, at point: CGPoint)
}

extension UILargeContentViewerInteractionDelegate {
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: UIView?, at point: CGPoint
  ) {}
}
