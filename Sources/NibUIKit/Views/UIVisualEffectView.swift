import NibRuntime
import NibSchema
import NibStandIns

/// A blur or what stands out from one. Stands in for UIBlurEffect and UIVibrancyEffect.
open class UIVisualEffect: CodingStandIn {
  /// The archive's number of the style: 0 extra light, 1 light, 2 dark, 4 regular, 5 prominent, 6 and more by material.
  open var style = 0
  /// The style that newer systems use, likewise.
  open var automaticStyle = 0
  /// The blur that vibrant content stands on.
  open private(set) var blur: UIVisualEffect?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.effectTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [effectTable] }

  private static let effectTable = PropertyTable(
    UIVisualEffect.self, fresh: { UIVisualEffect() },
    [
      Property("style", \.style),
      Property("automaticStyle", \.automaticStyle),
      Property("blur", object: \.blur),
    ])
}

/// Content over a blur. Stands in for UIVisualEffectView.
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect?
  /// Name of the group whose backgrounds are blurred together.
  open var groupName: String?
  private var madeContentView: UIView?

  /// Makes one of an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: CGRect())
    self.effect = effect
  }

  /// Makes one without effect, with a frame in points.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.effectViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [effectViewTable] }

  private static let effectViewTable = PropertyTable(
    UIVisualEffectView.self, kind: UIKitElements.visualEffectView, fresh: { UIVisualEffectView() },
    [
      Property("groupName", \.groupName),
      Property("effect", object: \.effect),
      Property("contentView", object: \.madeContentView),
    ])

  /// The view that holds the content; a subview as well, made when it is first asked for.
  open var contentView: UIView {
    if let madeContentView { return madeContentView }
    let view = UIView()
    madeContentView = view
    addSubview(view)
    return view
  }
}
