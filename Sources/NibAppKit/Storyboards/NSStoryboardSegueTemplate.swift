import Foundation
import NibRuntime
import NibSchema
import NibStandIns

/// A segue as a storyboard describes it: asks, makes the destination, prepares, performs. Stands in for the framework's
/// templates.
open class NSStoryboardSegueTemplate: NibObjectStandIn, NibActionPerforming {
  /// The identifier; nil for a segue without one.
  public private(set) final var segueIdentifier: String?
  /// Under which name the storyboard knows the destination.
  public private(set) final var destinationKey: String?
  /// How the destination is shown.
  public private(set) final var kind = Kind.custom
  /// The edge that a popover would lie at; nil for one that the document does not say.
  final var preferredEdge: NSRectEdge?
  /// When a popover closes; nil for one that the document does not say.
  final var popoverBehavior: NSPopover.Behavior?
  /// Where it begins.
  public internal(set) final weak var source: NSResponder?
  /// The view that an embed segue fills.
  final weak var container: NSView?
  private var custom: SegueClass?

  /// The kinds of segues.
  public enum Kind: String, Sendable {
    /// In a window of its own.
    case show
    /// As a sheet of the window.
    case sheet
    /// In a window that the program waits for.
    case modal
    /// In a popover.
    case popover
    /// Within a view.
    case embed
    /// As its class does it.
    case custom
  }

  /// Makes a template that leads nowhere.
  public required init() { super.init() }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [segueTable] }

  private static let names = segueTable.names

  private static let segueTable = PropertyTable(
    NSStoryboardSegueTemplate.self, kind: AppKitElements.segue, fresh: { NSStoryboardSegueTemplate() },
    [
      Property(
        "preferredEdge", get: { $0.preferredEdge.map { Int($0.rawValue) } },
        set: { $0.preferredEdge = $1.flatMap { UInt(exactly: $0) }.flatMap(NSRectEdge.init) }),
      Property("popoverBehavior", \.popoverBehavior),
    ])

  /// Reads the archived template.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.segueTable.read(self, from: coder)
    let name = try Self.names.value("identifier", in: coder, as: String.self)
    segueIdentifier = name?.isEmpty == true ? nil : name
    destinationKey = try Self.names.value("destinationKey", in: coder, as: String.self)
    let middle = archivedClassName.dropFirst("NSStoryboard".count).dropLast("SegueTemplate".count).lowercased()
    kind = Kind(rawValue: middle) ?? .custom
    if let name = try Self.names.value("segueClassName", in: coder, as: String.self),
      let factory = coder.loader.classes.factory(for: name)
    {
      custom = try factory.make(coder) as? SegueClass
    }
  }

  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.appKit }

  /// Performs the segue without asking: the destination is made, `prepare(for:sender:)`, then the step.
  /// - Throws: `RuntimeError` for a segue that leads nowhere; what loading throws.
  @discardableResult
  public final func perform(sender: Any?) throws -> NSStoryboardSegue { try perform(sender: sender, step: nil) }

  /// The same with a step in place of the kind's own.
  final func perform(sender: Any?, step: ((NSResponder) -> Void)?) throws -> NSStoryboardSegue {
    guard let source, let storyboard = source.scene.storyboard, let destinationKey else {
      throw RuntimeError(
        code: .brokenConnection, place: .init(file: archivedClassName),
        detail: "segue '\(segueIdentifier ?? "")' leads nowhere: it has no source, storyboard or destination")
    }
    let destination = try storyboard.makeController(destinationKey)
    let segue = (custom?.type ?? NSStoryboardSegue.self)
      .make(dynamic: SegueParts(segueIdentifier, source, destination))
    let kind = kind
    segue.step = { [unowned self] in
      if let step { return step(destination) }
      source.present(destination, as: kind)
      place((destination as? NSViewController)?.presentationPopover)
    }
    (source as? any NSSeguePerforming)?.prepare(for: segue, sender: sender)
    segue.perform()
    segue.step = nil
    return segue
  }

  /// A popover lies and closes as the document says.
  private func place(_ popover: NSPopover?) {
    if let popoverBehavior { popover?.behavior = popoverBehavior }
    if let preferredEdge { popover?.preferredEdge = preferredEdge }
  }

  /// `containerView` is kept; others are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    if name == "containerView" { container = value as? NSView }
    return name == "containerView" ? true : try super.setOutlet(name, to: value)
  }

  /// Responds to `perform:` as controls send it.
  public func responds(to selector: String) -> Bool { selector == "perform:" }

  /// Performs the segue if its source agrees.
  public func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    guard responds(to: selector) else { return false }
    let performer = source as? any NSSeguePerforming
    if performer?.shouldPerformSegue(withIdentifier: segueIdentifier ?? "", sender: sender) ?? true {
      try perform(sender: sender)
    }
    return true
  }
}
