import NibStandIns

/// An item of a menu that does something. Stands for UIMenuLeaf.
@MainActor
public protocol UIMenuLeaf: AnyObject {
  /// The title.
  var title: String { get set }
  /// What the item does, in longer words.
  var discoverabilityTitle: String? { get set }
  /// The image beside it.
  var image: UIImage? { get set }
  /// The image while it has a mark; nil for the same.
  var selectedImage: UIImage? { get set }
  /// Whether it can be chosen, and whether it destroys anything.
  var attributes: UIMenuElement.Attributes { get set }
  /// The mark beside it.
  var state: UIMenuElement.State { get set }
  /// Whether its keys do it again while they are held.
  var repeatBehavior: UIMenuElement.RepeatBehavior { get set }
  /// Does what choosing it does.
  /// - Parameters:
  ///   - sender: who chose it.
  ///   - target: where the responder chain begins that a command's action goes along; nil for the item's own.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuElement {
  /// Whether keys that are held do an item again and again; nothing holds keys. Stands in for UIMenuElement.RepeatBehavior.
  public enum RepeatBehavior: Int, Sendable {
    /// As the system does with such items.
    case automatic
    /// They do, or do not.
    case repeatable, nonRepeatable
  }

  /// Whether held keys do the item again; kept.
  public var repeatBehavior: RepeatBehavior {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
}

extension UIAction: UIMenuLeaf {
  /// Does what choosing it does.
  public func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender.map { $0 as AnyObject }) }
}

extension UICommand: UIMenuLeaf {
  /// The image while it has a mark; nil for the same. Looked at by nothing.
  public var selectedImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Does what choosing it does.
  public func performWithSender(_ sender: Any?, target: Any?) {
    if let target { nextResponderFallback = target as AnyObject }
    InterfaceFaults.raising { try choose() }
  }
}
