import NibGraph

/// A kind of segue: the class of its template and what every template of the kind archives.
public struct SegueKind: Sendable {
  /// The kind as a document names it.
  public let name: String
  /// Class of the template.
  public let className: String
  /// Values that all templates of the kind have, by key.
  public let constants: [(key: String, value: Constant)]

  private init(_ name: String, _ className: String, _ constants: [(key: String, value: Constant)] = []) {
    self.name = name
    self.className = className
    self.constants = constants
  }

  /// A segue of the user's own class.
  public static let custom = SegueKind("custom", "UIStoryboardSegueTemplate")

  /// The kinds.
  ///
  /// - Seen: show, presentation, modal, embed, unwind, custom in 63 goldens.
  /// - Inferred: the others, by the names in public class lists.
  public static let all: [SegueKind] = [
    custom,
    SegueKind(
      "show", "UIStoryboardShowSegueTemplate", [(.key(.actionName), .string("showViewController:sender:"))]),
    SegueKind(
      "showDetail", "UIStoryboardShowSegueTemplate",
      [(.key(.actionName), .string("showDetailViewController:sender:"))]),
    SegueKind("presentation", "UIStoryboardPresentationSegueTemplate"),
    SegueKind("popoverPresentation", "UIStoryboardPopoverPresentationSegueTemplate"),
    SegueKind("modal", "UIStoryboardModalSegueTemplate"),
    SegueKind("popover", "UIStoryboardPopoverSegueTemplate"),
    SegueKind(
      "push", "UIStoryboardPushSegueTemplate",
      [("UIDestinationContainmentContext", .int(0)), (.key(.splitViewControllerIndex), .int(0))]),
    SegueKind("replace", "UIStoryboardReplaceSegueTemplate", [("UIDestinationContainmentContext", .int(1))]),
    SegueKind(
      "embed", "UIStoryboardEmbedSegueTemplate",
      [("UIPerformOnViewLoad", .bool(true)), (.key(.containerView), .null)]),
    SegueKind("unwind", "UIStoryboardUnwindSegueTemplate"),
  ]

  /// The kind of a name.
  public static func find(_ name: String) -> SegueKind? { all.first { $0.name == name } }
}
