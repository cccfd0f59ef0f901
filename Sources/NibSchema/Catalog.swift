/// The element kinds of one platform's documents.
///
/// A kind is added in two places: its schema in the file of its family, and its line in the platform's list.
public struct Catalog: Sendable {
  /// A kind's tag and how to come by its schema, which is made when it is first asked for.
  public struct Kind: Sendable {
    /// Tag in the document; for a part of another kind's elements a name of our own.
    public let tag: String
    /// The tag of the kind whose elements it is a part of, for one that no tag says.
    public let host: String?
    /// Whether the schema tells all that is known of the class: its name, and as its superclass that of the parent.
    public let describesClass: Bool
    /// The schema.
    public var schema: ElementSchema { make() }
    private let make: @Sendable () -> ElementSchema

    /// Makes a line of a catalog.
    public init(
      _ tag: String, partOf host: String? = nil, describesClass: Bool = false,
      _ make: @escaping @Sendable () -> ElementSchema
    ) {
      self.tag = tag
      self.host = host
      self.describesClass = describesClass
      self.make = make
    }
  }

  /// The kinds, shared ones first.
  public let kinds: [Kind]
  /// What elements that are no kinds say and no archive has.
  public var unarchivedDetails: [Unarchived] { makeUnarchivedDetails() }
  /// What elements that are no kinds may have, beside what is the same on all platforms.
  public let partNames: [PartNames]
  /// What elements that are no kinds say and nothing is lost without.
  public var ignoredParts: [IgnoredPart] { makeIgnoredParts() }
  /// Texts of elements that are no kinds.
  public var textParts: [TextPart] { makeTextParts() }
  /// Attributes that name images and that no row says so of.
  public var imageParts: [ImagePart] { makeImageParts() }
  /// Classes that tags without a kind stand for.
  public var otherClassNames: KeyValuePairs<String, String> { makeOtherClassNames() }

  // What most compiles do not ask for is made when it is asked for.
  private let makeUnarchivedDetails: @Sendable () -> [Unarchived]
  private let makeIgnoredParts: @Sendable () -> [IgnoredPart]
  private let makeTextParts: @Sendable () -> [TextPart]
  private let makeImageParts: @Sendable () -> [ImagePart]
  private let makeOtherClassNames: @Sendable () -> KeyValuePairs<String, String>

  /// Makes a catalog. Only the first two lists are made with it.
  public init(
    kinds: [Kind], partNames: [PartNames] = [],
    unarchivedDetails: @autoclosure @escaping @Sendable () -> [Unarchived] = [],
    ignoredParts: @autoclosure @escaping @Sendable () -> [IgnoredPart] = [],
    textParts: @autoclosure @escaping @Sendable () -> [TextPart] = [],
    imageParts: @autoclosure @escaping @Sendable () -> [ImagePart] = [],
    otherClassNames: @autoclosure @escaping @Sendable () -> KeyValuePairs<String, String> = [:]
  ) {
    self.kinds = kinds
    self.partNames = partNames
    makeUnarchivedDetails = unarchivedDetails
    makeIgnoredParts = ignoredParts
    makeTextParts = textParts
    makeImageParts = imageParts
    makeOtherClassNames = otherClassNames
  }

  /// The schemas of all kinds.
  public var all: [ElementSchema] { kinds.map(\.schema) }

  /// The kind of a tag.
  public func find(_ tag: String) -> ElementSchema? { kinds.first { $0.tag == tag }?.schema }

  /// The class that elements of a tag stand for, as far as the catalog knows it.
  public func className(of tag: String) -> String? {
    find(tag)?.className ?? otherClassNames.first { $0.key == tag }?.value
  }
}

/// Names that no kind has of its own.
extension Catalog {
  /// Attributes and children that only Interface Builder itself looks at.
  public static let editorOnlyNames = [
    "userLabel", "misplaced", "ambiguous", "verifyAmbiguity", "canvasLocation", "userComments", "colorLabel",
    "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedOrientationMetrics",
    "simulatedDestinationMetrics", "simulatedScreenMetrics", "simulatedContentSizeMetrics", "simulatedSizeMetrics",
    "simulatedAppContext", "propertyAccessControl", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "userGuides", "previewSize", "insetFor6xAndEarlier",
  ]

  /// Names that only children have, of those that rows do not tell it of and that the compiler's code does not name.
  ///
  /// Seen: in 1 190 documents none is an attribute of any element.
  public static let childNames = [
    "animations", "contentResizingMask", "customSize", "designTimeSize", "detailViewController", "freeformSize",
    "gestureRecognizers", "leftBarButtonItem", "leftExpressionObject", "masterViewController",
    "rightBarButtonItem", "rightBarButtonItems", "selectedViewController", "toolbarItems",
  ]

  /// Names without a row of their own in every kind: the editor's, and those that every element may have and the
  /// compiler's passes read.
  public static let commonNames =
    editorOnlyNames + [
      "id", "key", "customClass", "customModule", "customModuleProvider", "fixedFrame",
      "translatesAutoresizingMaskIntoConstraints", "sceneMemberID", "frame", "bounds", "subviews",
      "constraints",
      "connections", "userDefinedRuntimeAttributes", "viewLayoutGuide", "safeArea", "accessibility",
      "accessibilityConfiguration", "gestureRecognizers", "horizontalHuggingPriority", "verticalHuggingPriority",
      "animations", "variation",
    ]
}
