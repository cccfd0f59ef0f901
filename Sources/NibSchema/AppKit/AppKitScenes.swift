import NibGraph

/// Controllers and segues of storyboards.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let sceneKinds: [Catalog.Kind] = [
    Catalog.Kind("application") { application },
    Catalog.Kind("viewController") { viewController },
    Catalog.Kind("tabViewController") { tabViewController },
    Catalog.Kind("splitViewController") { splitViewController },
    Catalog.Kind("splitViewItem") { splitViewItem },
    Catalog.Kind("pagecontroller") { pageController },
    Catalog.Kind("windowController") { windowController },
    Catalog.Kind("segue") { segue },
    Catalog.Kind("containerView") { containerView },
    Catalog.Kind("controllerPlaceholder") { controllerPlaceholder },
    Catalog.Kind("hostingController") { hostingController },
  ]

  /// The application with its menu. Seen: 7 archives.
  package static let application = ElementSchema(
    "application", class: .class(.nsCustomObject), role: .object,
    // The class is that of the bundle's Info.plist; archives have the same whatever the document says.
    ignored: ["customClass", .saidByPlace("customModule")],
    rows: [.child("mainMenu", nib: "IBMainMenu"), .constant(nib: .key(.nsClassName), .string("NSApplication"))])

  /// What controllers share; no element itself. Documented: AppKit, NSViewController. Seen: 14 controllers.
  package static let controller = ElementSchema(
    "controller", class: .key(.nsViewController), role: .abstract,
    rows: [
      .custom(.classSwapperNames),
      .custom(.sceneView),
      .string("storyboardIdentifier", nib: .key(.nsStoryboardIdentifier)),
      .string("title", nib: .key(.nsTitle)).localizable(),
      .custom(.sceneSegueTemplates),
      .custom(.sceneExternals),
      .choice("showSeguePresentationStyle", .seguePresentation, nib: "showSeguePresentationStyle", default: 0),
      .custom(.segueDestinationOptions).when("showSeguePresentationStyle", in: ["single"]),
      .custom(.sceneUniqueIdentifier),
      .constant(nib: "connectionsRequireClassSwapperForStoryboardCompilation", .bool(true))
        .whenPresent("storyboardIdentifier"),
    ])

  package static let viewController = ElementSchema(
    "viewController", class: .key(.nsViewController), inherits: controller, role: .object, rows: [])

  /// Documented: AppKit, NSTabViewController. Seen: a controller of an archive without its document, of Xcode 10.2.
  package static let tabViewController = ElementSchema(
    "tabViewController", class: "NSTabViewController", inherits: controller, role: .object,
    rows: [
      .int("selectedTabViewItemIndex", nib: "NSSelectedTabViewItemIndex", default: 0),
      // Documented: by another writer of archives. The controller that was seen has tabs on top, and no key.
      .choice("tabStyle", .tabStyle, nib: "NSViewControllerTabStyle", omit: 0).documented(),
      // The numbers are those of NSViewController.TransitionOptions.
      .bits("transitionOptions", .controllerTransition, nib: "NSViewControllerTransitionOption"),
      .child("tabView", nib: .key(.nsTabView)),
      .bool(
        "canPropagateSelectedChildViewControllerTitle",
        nib: "NSTabViewControllerCanPropagateSelectedChildViewControllerTitle", default: true, omit: true),
      .list("tabViewItems", nib: .key(.privateRelationshipSegueTrackingItems), .array),
      .custom(.tabItemsAttribute),
    ])

  /// Documented: AppKit, NSSplitViewController. Inferred: its keys, from what programs that read such archives ask for.
  package static let splitViewController = ElementSchema(
    "splitViewController", class: "NSSplitViewController", inherits: controller, role: .object,
    rows: [
      .child("splitView", nib: "NSSplitView"),
      .list("splitViewItems", nib: "NSSplitViewItems", .mutableArray),
    ])

  /// Documented: AppKit, NSSplitViewItem; its keys by a reader of archives, which has each only where it is not what the
  /// behavior gives. Readers differ in what lists and inspectors are held by, so theirs is always there.
  package static let splitViewItem = ElementSchema(
    "splitViewItem", class: "NSSplitViewItem", role: .object,
    rows: [
      .custom(.classSwapperNames),
      .custom(.splitItemController),
      .choice("behavior", .splitItemBehavior, nib: "NSSplitViewItemBehavior", omit: 0).documented(),
      // Documented: by a reader of archives.
      .choice("separatorStyle", .titlebarSeparator, nib: "NSTitlebarSeparatorStyle", omit: 0).documented(),
      .bool("collapsed", nib: "NSSplitViewItemHoldingCollapsed", default: nil, omit: false).documented(),
      .bool("canCollapse", nib: canCollapse, default: false, omit: true).documented()
        .when("behavior", in: ["sidebar", "inspector"]),
      .bool("canCollapse", nib: canCollapse, default: nil, omit: false).documented()
        .unless("behavior", in: ["sidebar", "inspector"]),
      .float("holdingPriority", nib: holdingPriority, default: 250, omit: 260).documented()
        .when("behavior", in: ["sidebar"]),
      .float("holdingPriority", nib: holdingPriority, default: 250).documented()
        .when("behavior", in: ["contentList", "inspector"]),
      .float("holdingPriority", nib: holdingPriority, default: nil, omit: 250).documented()
        .unless("behavior", in: ["sidebar", "contentList", "inspector"]),
      .double("minimumThickness", nib: "NSSplitViewItemMinimumThickness", default: nil, omit: -1).documented(),
      .double("maximumThickness", nib: "NSSplitViewItemMaximumThickness", default: nil, omit: -1).documented(),
    ])

  private static let canCollapse = "NSSplitViewItemCanCollapseFromDrag"
  private static let holdingPriority = "NSSplitViewItemHoldingPriority"

  /// Documented: AppKit, NSPageController; its objects are a program's.
  package static let pageController = ElementSchema(
    "pagecontroller", class: .class(.nsPageController), inherits: controller, role: .object, rows: [])

  /// Documented: SwiftUI, NSHostingController; its keys are inferred to be those of any controller.
  package static let hostingController = ElementSchema(
    "hostingController", class: .key(.nsViewController), inherits: controller, role: .object, rows: [])

  /// A reference to a controller of another storyboard, which `Info.plist` names and no archive holds. Inferred: from
  /// the same reference of UIKit, which archives show.
  package static let controllerPlaceholder = ElementSchema(
    "controllerPlaceholder", class: .class(.object), role: .object,
    ignored: ["storyboardName", "referencedIdentifier", "bundleIdentifier", "storyboardIdentifier"], rows: [])

  /// A view that a segue puts the view of another controller in. Documented: AppKit, NSView.
  package static let containerView = ElementSchema("containerView", class: .class(.nsView), inherits: view, rows: [])

  /// Documented: AppKit, NSWindowController. Seen: 8 controllers.
  package static let windowController = ElementSchema(
    "windowController", class: "NSWindowController", role: .object,
    rows: [
      .custom(.windowControllerClass),
      .child("window", nib: "IBWindowTemplate"),
      .custom(.windowContent),
      .string("storyboardIdentifier", nib: .key(.explicitStoryboardIdentifier)),
      .choice("showSeguePresentationStyle", .seguePresentation, nib: "showSeguePresentationStyle", default: 0),
      .custom(.segueDestinationOptions).when("showSeguePresentationStyle", in: ["single"]),
      .custom(.sceneUniqueIdentifier),
    ])

  /// Seen: a sheet and a show segue, 3 archives. Inferred: the classes of the others, by the names of their kinds.
  package static let segue = ElementSchema(
    "segue", class: .class(.nsStoryboardShowSegueTemplate), role: .object,
    unarchived: ["reference": "the segue has no relation of its own"],
    rows: [
      .custom(.segueTemplate),
      // Seen: a popover of an archive without its document, toward an upper edge and transient.
      .constant(nib: "NSAnchorView", .null).when("kind", in: ["popover"]),
      .choice("preferredEdge", .preferredEdge, nib: .key(.nsPreferredEdge)).when("kind", in: ["popover"]),
      .choice("popoverBehavior", .seguePopover, nib: "NSPopoverBehavior").when("kind", in: ["popover"]),
    ])
}

extension CustomLowering {
  package enum AppKitScenes: Sendable {
    case sceneUniqueIdentifier, segueDestinationOptions, segueTemplate, sceneView, sceneSegueTemplates, sceneExternals,
      windowControllerClass
    case windowContent, splitItemController, tabItemController, tabItemsAttribute, tabImageAttribute, windowStandIn
  }

  /// `NSNibName`: the archive of a controller's view, or the nib that the document names; `NSView` of one that has no
  /// scene.
  public static var sceneView: Self {
    Self(
      .appKit(.scenes(.sceneView)), reads: ["view", "nibName"], writes: [.key(.nsNibName), .class(.nsView)],
      parts: [.value("nibName", .key(.nsNibName))])
  }

  /// `NSStoryboardSegueTemplates`: the segues of a scene, wherever in it they begin.
  public static var sceneSegueTemplates: Self {
    Self(.appKit(.scenes(.sceneSegueTemplates)), writes: [.key(.nsStoryboardSegueTemplates)])
  }

  /// `NSExternalObjectsTableForViewLoading`: what the archive of the view refers to by name.
  public static var sceneExternals: Self {
    Self(.appKit(.scenes(.sceneExternals)), writes: [.key(.nsExternalObjectsTableForViewLoading)])
  }

  /// `uniqueIdentifierForStoryboardCompilation`: made of the element's id, where Apple's compiler makes one up.
  public static var sceneUniqueIdentifier: Self {
    Self(
      .appKit(.scenes(.sceneUniqueIdentifier)), reads: ["id"], writes: [.key(.uniqueIdentifierForStoryboardCompilation)]
    )
  }

  /// `NSStoryboardSegueDestinationOptions` of a controller that segues show once: by its unique identifier.
  public static var segueDestinationOptions: Self {
    Self(
      .appKit(.scenes(.segueDestinationOptions)), reads: ["id", "showSeguePresentationStyle"],
      writes: [.key(.nsStoryboardSegueDestinationOptions)])
  }

  /// The two class names of a window controller: in archives its own class has another name.
  public static var windowControllerClass: Self {
    Self(
      .appKit(.scenes(.windowControllerClass)), reads: ["customClass", "customModule"],
      writes: [.key(.nsClassName), .key(.nsOriginalClassName)])
  }

  /// `IBWindowTemplateContentViewController`: a controller of another scene, archived with the window.
  public static var windowContent: Self {
    Self(.appKit(.scenes(.windowContent)), writes: [.key(.ibWindowTemplateContentViewController)])
  }

  /// `NSSplitViewItemViewController`: the controller of the item's place in the list of relationships.
  public static var splitItemController: Self {
    Self(.appKit(.scenes(.splitItemController)), writes: [.key(.nsSplitViewItemViewController)])
  }

  /// The controller of an item of a tab view controller: likewise, in an outlet of the item.
  public static var tabItemController: Self {
    Self(.appKit(.scenes(.tabItemController)), writes: [.class(.nsNibOutletConnector)])
  }

  /// The items of a tab view controller once more, in a runtime attribute.
  public static var tabItemsAttribute: Self {
    Self(.appKit(.scenes(.tabItemsAttribute)), reads: ["tabViewItems"])
  }

  /// The image of an item of a tab view controller once more, likewise.
  public static var tabImageAttribute: Self { Self(.appKit(.scenes(.tabImageAttribute)), reads: ["image"]) }

  /// A segue's template: identifier, trigger and destination, by name.
  public static var segueTemplate: Self {
    Self(
      .appKit(.scenes(.segueTemplate)),
      reads: ["identifier", "destination", "kind", "relationship", "customClass", "popoverAnchorView"],
      writes: [
        .key(.nsIdentifier), .key(.nsTrigger), .key(.nsDestinationControllerIdentifier),
        .key(.nsUniqueControllerIdentifier),
        .key(.nsSegueClassName), .key(.nsContainerView),
      ])
  }
}
