import NibRuntime
import NibStandIns

/// A link, an image or a marked part of a text. Stands in for UITextItem.
@MainActor
public final class UITextItem {
  /// What it is.
  public enum Content {
    /// A link.
    case link(URL)
    /// An image.
    case textAttachment(NSTextAttachment)
    /// A part that an app marked.
    case tag(String)
  }

  /// What is shown above the menu of such a part; nothing is drawn. Stands in for UITextItem.MenuPreview.
  @MainActor
  public final class MenuPreview {
    /// The view; nil for the system's.
    public let view: UIView?

    /// Makes one of a view.
    public init(view: UIView) { self.view = view }

    private init() { view = nil }

    /// The system's.
    public static let `default` = MenuPreview()
  }

  /// The menu of such a part. Stands in for UITextItem.MenuConfiguration.
  @MainActor
  public final class MenuConfiguration {
    /// The menu.
    public let menu: UIMenu
    /// What is shown above it; nil for nothing.
    public let preview: MenuPreview?

    /// Makes one with the system's preview.
    public convenience init(menu: UIMenu) { self.init(preview: .default, menu: menu) }

    /// Makes one with a preview, or without any.
    public init(preview: MenuPreview?, menu: UIMenu) { (self.preview, self.menu) = (preview, menu) }
  }

  /// What it is.
  public let content: Content
  /// Where it is, in UTF-16 units.
  public let range: NSRange

  init(content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
}

extension UITextView {
  /// Taps a link in the text as a user does: the delegate says what that does; else the link is opened, unless the delegate
  /// of older systems refuses.
  /// - Parameter place: where, in UTF-16 units.
  /// - Returns: false if nothing happens: there is no link, no touch reaches the text, or the delegate refuses.
  @discardableResult
  public func tapLink(at place: Int) -> Bool {
    guard receivesTouches, let text = attributedText, place >= 0, place < text.length else { return false }
    var range = NSRange()
    let value = text.attribute(.link, at: place, effectiveRange: &range)
    guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else { return false }
    let open = UIAction(title: "Open") { _ in UIApplication.shared.open(url) }
    guard let textDelegate else {
      open.perform(sender: self)
      return true
    }
    guard textDelegate.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) else {
      return false
    }
    let item = UITextItem(content: .link(url), range: range)
    guard let action = textDelegate.textView(self, primaryActionFor: item, defaultAction: open) else { return false }
    action.perform(sender: self)
    return true
  }
}
