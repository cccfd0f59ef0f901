import NibRuntime

// The stand-ins for AppKit begin with `Desktop`, because their plain names are UIKit's here and a namespace would be
// missing wherever a message prints a type.

/// The base of the stand-ins for AppKit: views, menus, windows, controllers.
///
/// Coordinates are AppKit's: points, origin bottom left unless a view is flipped.
open class DesktopResponder: Responder, NibActionPerforming, NibBindable {
  /// A name for the code that looks for the object. Stands for `identifier`.
  public final var identifier: String?
  /// What a pointer that rests on the object is told.
  public final var toolTip: String?
  /// Bindings by the property that they bind. Nothing follows them here.
  public private(set) final var bindings: [String: NibBinding] = [:]

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    // The class is in the coder's resolution.
    coder.skip("NSClassName", "NSOriginalClassName", "IBClassReference", "NSNibTouchBar")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [responderTable] }

  private static let responderTable = PropertyTable(
    DesktopResponder.self,
    [
      Property("identifier", at: \.identifier),
      Property("toolTip", at: \.toolTip),
      Property("accessibilityTitle", at: \.accessibilityTitle),
    ])

  /// What assistive technology calls the object.
  public final var accessibilityTitle: String?

  override class var frameworkOutlets: Set<String> { FrameworkOutlets.desktop }

  /// Performs an action that the framework's class has itself; knows none here.
  open func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool { false }

  /// Whether the framework's class has the action itself.
  open func responds(to selector: String) -> Bool { false }

  /// Keeps the binding.
  open func bind(_ binding: NibBinding, to target: AnyObject?) throws { bindings[binding.name] = binding }
}
