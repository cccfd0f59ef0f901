import NibGraph

extension UIKitElements {
  /// The kinds of the family, plainer ones first.
  static let objectKinds: [Catalog.Kind] = [
    Catalog.Kind("constraint") { constraint },
    Catalog.Kind("customObject") { customObject },
    Catalog.Kind("date") { date },
    Catalog.Kind("locale") { locale },
    Catalog.Kind("placeholder") { placeholder },
    Catalog.Kind("searchDisplayController") { searchDisplayController },
    Catalog.Kind("segue") { segue },
  ]

  /// Any object of the user's own class. Documented: Interface Builder's Object.
  public static let customObject = ElementSchema(
    "customObject", class: .class(.object), swappedClass: "UICustomObject",
    oldClass: ("UICustomObject", through: .xcode5),
    role: .object,
    rows: [])

  /// File's Owner, First Responder, and named external objects. Seen: every golden.
  public static let placeholder = ElementSchema(
    "placeholder", class: .class(.proxyObject), role: .object,
    // Of the object that it stands for, for the outlets that the editor offers.
    ignored: [
      .editorOnly("customClass"), .editorOnly("customModule"), .editorOnly("customModuleProvider"),
      .saidByPlace("sceneMemberID"),
    ],
    rows: [
      .string("placeholderIdentifier", nib: .key(.proxiedObjectIdentifier))
    ])

  /// Documented: UIKit, NSLayoutConstraint. Seen: Archives/Elements/constraint, 2 200 goldens.
  public static let constraint = ElementSchema(
    "constraint", class: .class(.nsLayoutConstraint), role: .object, ignored: ["placeholder", "type"],
    unarchived: [
      "spacingType": "the distance is the constraint's constant"
    ],
    rows: [
      .custom(.constraint)
    ])

  /// A segue that becomes a template; its class and the keys of its kind are `SegueKind`'s. Seen: 63 goldens.
  public static let segue = ElementSchema(
    "segue", class: "UIStoryboardSegueTemplate", role: .object, ignored: ["trigger", "relationship"],
    unarchived: [
      "commit": "a preview is committed by the segue itself",
      "destinationCreationSelector": "the destination is made without the segue's action",
      "popoverAnchorView": "the popover points at who fired the segue",
      "preview": "a preview is shown by the segue itself",
    ],
    rows: [
      .nonemptyString("identifier", nib: .key(.uiIdentifier)).unless("kind", in: ["unwind"]),
      .string("identifier", nib: .key(.uiIdentifier)).when("kind", in: ["unwind"]),
      .custom(.segue),
      // Inferred: the names, by other readers of archives.
      .bits("popoverArrowDirection", .arrowDirections, nib: "UIPermittedArrowDirections"),
      .constant(nib: "UIPassthroughViews", .null).when("kind", in: ["popoverPresentation"]),
      .reference("popoverAnchorBarButtonItem", nib: "UIAnchorBarButtonItem"),
      // Seen: nil in 1 segue of three members, whose source is not known.
      .constant(nib: "UIAnchorBarButtonItem", .null).when("kind", in: ["popoverPresentation"])
        .whenAbsent("popoverAnchorBarButtonItem"),
      .constant(nib: "UIAnchorView", .null).when("kind", in: ["popoverPresentation"]),
      .choice("modalPresentationStyle", .modalPresentationStyle, nib: "UIModalPresentationStyle"),
      .choice("modalTransitionStyle", .modalTransitionStyle, nib: "UIModalTransitionStyle"),
      .bool("animates", nib: "UIAnimates", default: true, omit: true),
    ])

  /// Documented: UIKit, UISearchDisplayController, deprecated. Its search bar, contents and delegates are outlets.
  ///
  /// No archive has been seen; under which key the title of its results stands is not known.
  public static let searchDisplayController = ElementSchema(
    "searchDisplayController", class: "UISearchDisplayController", role: .object,
    unarchived: [
      "searchResultsTitle": "the results have no title"
    ],
    harmless: ["searchResultsTitle": ""], rows: [])

  /// A date of another object. Seen: 4 date pickers.
  public static let date = ElementSchema(
    "date", class: .class(.date), role: .object,
    rows: [
      .double("timeIntervalSinceReferenceDate", nib: "NS.time", default: 0).required()
    ])

  /// A language and region of another object. Seen: its class and its one key.
  public static let locale = ElementSchema(
    "locale", class: .class(.locale), role: .object,
    rows: [
      .string("localeIdentifier", nib: AppKitKey.identifier.rawValue).required()
    ])
}

extension CustomLowering {
  package enum UIKitSegues: Sendable { case segue }

  /// A constraint: attributes in two generations of keys, constants folded by margins.
  public static var constraint: Self {
    Self(
      .uiKit(.constraints(.constraint)),
      reads: [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant", "multiplier",
        "priority", "identifier", "symbolic",
      ],
      writes: [
        .key(.firstItem), .key(.firstAttributeV2), .key(.firstAttribute), .key(.relation), .key(.multiplier),
        .key(.secondItem),
        .key(.secondAttributeV2), .key(.secondAttribute), .key(.symbolicConstant), .key(.constantV2),
        .key(.shouldBeArchived),
        .key(.layoutIdentifier), .key(.priority), .key(.constant),
      ])
  }

  /// A segue's template: its class and keys by kind, its destination by name.
  public static var segue: Self {
    Self(
      .uiKit(.segues(.segue)),
      reads: ["kind", "destination", "unwindAction", "splitViewControllerTargetIndex", "action", "customClass"],
      writes: [
        .key(.destinationViewControllerIdentifier), "UIDestinationContainmentContext", .key(.splitViewControllerIndex),
        "UIPerformOnViewLoad", .key(.containerView), .key(.uiAction), .key(.actionName), .key(.segueClassName),
      ])
  }
}
