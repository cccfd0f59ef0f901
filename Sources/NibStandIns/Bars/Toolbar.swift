import NibRuntime

/// A row of buttons. Stands in for UIToolbar.
open class Toolbar: Bar {
  /// The items in order.
  public final var items: [BarButtonItem] = []

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    items = try coder.members("UIItems", of: BarButtonItem.self)
  }

  /// The items in order.
  open override var allItems: [StandIn] { items }

  /// Sets the items, as code does.
  public func setItems(_ items: [BarButtonItem], animated: Bool = false) { self.items = items }
}
