import NibRuntime

/// A rectangle without a view, for constraints. Stands in for UILayoutGuide.
open class LayoutGuide: StandIn {
  /// The view that the guide belongs to.
  public private(set) weak var owningView: AnyObject?
  /// A name, as `UIViewSafeAreaLayoutGuide`.
  public var identifier: String?

  /// Makes a guide.
  public required init() { super.init() }

  /// Reads the archived guide; its view is set once all objects are made.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    identifier = try coder.readLeniently("UILayoutGuideIdentifier")
    coder.later("UILayoutGuideOwningView", as: AnyObject.self) { [weak self] in self?.owningView = $0 }
  }
}
