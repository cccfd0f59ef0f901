import NibStandIns

/// More of what a view shows, which a user of assistive technology asks for. Stands in for AXCustomContent.
@MainActor
public final class AXCustomContent: NSObject {
  /// When it is read out.
  public enum Importance: UInt, Sendable {
    /// When a user asks.
    case `default`
    /// At once.
    case high
  }

  /// Its name.
  public var label: String { attributedLabel.string }
  /// What it is.
  public var value: String { attributedValue.string }
  /// Its name with attributes.
  public let attributedLabel: NSAttributedString
  /// What it is, with attributes.
  public let attributedValue: NSAttributedString
  /// When it is read out.
  public var importance = Importance.default

  /// Makes one.
  public convenience init(label: String, value: String) {
    self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  /// Makes one of texts with attributes.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    (attributedLabel, attributedValue) = (label, value)
  }
}

/// What has more to say than its value. Stands for AXCustomContentProvider.
@MainActor
public protocol AXCustomContentProvider: AnyObject {
  /// More of what it shows, the most important first.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

extension UIView: AXCustomContentProvider {
  /// The outline that assistive technology draws around the view, on the screen; nil for its frame.
  final var ownAccessibilityPath: UIBezierPath? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// More of what the view shows, the most important first.
  public var accessibilityCustomContent: [AXCustomContent]! {
    get { kept([]) }
    set { keep(newValue ?? []) }
  }
}

/// What assistive technology is told; `UIAccessibility.posted` has it. Stands for AccessibilityNotification.
@MainActor
public enum AccessibilityNotification {
  /// A text that is read out.
  @MainActor
  public struct Announcement {
    private let text: Any
    /// Makes one.
    public init(_ announcement: String) { text = announcement }
    /// Makes one with attributes.
    public init(_ announcement: AttributedString) { text = announcement }
    /// Tells it.
    public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  /// Something of the screen changed.
  @MainActor
  public struct LayoutChanged {
    private let element: Any?
    /// Makes one: what is read out next, or nil.
    public init(_ element: Any? = nil) { self.element = element }
    /// Tells it.
    public func post() { UIAccessibility.post(notification: .layoutChanged, argument: element) }
  }

  /// Another screen came.
  @MainActor
  public struct ScreenChanged {
    private let element: Any?
    /// Makes one: what is read out next, or nil.
    public init(_ element: Any? = nil) { self.element = element }
    /// Tells it.
    public func post() { UIAccessibility.post(notification: .screenChanged, argument: element) }
  }

  /// A user's scrolling is over.
  @MainActor
  public struct PageScrolled {
    private let text: Any
    /// Makes one: where the screen is now.
    public init(_ announcement: String) { text = announcement }
    /// Makes one with attributes.
    public init(_ announcement: AttributedString) { text = announcement }
    /// Tells it.
    public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
  }
}
