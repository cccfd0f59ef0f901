import NibRuntime
import NibStandIns

/// A row of buttons. Stands in for UIToolbar.
open class UIToolbar: Bar {
  /// The items in order.
  public final var items: [UIBarButtonItem] = []

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    items = try coder.members("UIItems", of: UIBarButtonItem.self)
  }

  /// The items in order.
  open override var allItems: [StandIn] { items }

  /// Sets the items, as code does.
  public func setItems(_ items: [UIBarButtonItem], animated: Bool = false) { self.items = items }
}
