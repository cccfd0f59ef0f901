import NibBytes
import NibGraph

/// What UIKit's own code remembers of the archive at hand, while its elements are lowered.
struct UIKitRecords {
  /// Which part of a storyboard the archive at hand holds; nil in a XIB, where all elements are in one.
  var scope: NibScope?
  /// Whether the document's colours are matched (`colorMatched="YES"`).
  var colorMatched = false
  /// Whether the document is laid out by size classes (`useTraitCollections="YES"`).
  var hasSizeClasses = false
  /// Whether the document is laid out by safe areas (`useSafeAreas="YES"`).
  var hasSafeAreas = false
  /// What makes the archive. A key of the root and bytes behind the classes tell of the newer engine.
  var engine = UIKitEngine.simulator
  /// Whether the archive has a text that is looked up in strings files.
  var hasLocalizableTexts = false
  /// Switches, whose frames are set once more at run time.
  var switches: [Int] = []
  /// Elements with attributes that become runtime attributes.
  var propertyOwners: [Int] = []
  /// Objects that no list of objects names, though what they hold is named.
  var unlisted = NumberSet()
  /// Outlets that archives of storyboards have and no element says.
  var impliedOutlets: [ImpliedOutlet] = []
  /// Data sources made up for tables whose rows stand in the document.
  var tableSources: [ObjectID] = []
  /// Constraints that hold the guides of a controller.
  var guideConstraints: [ObjectID] = []
  /// Lists and values that vary by size class, in the order in which their objects were lowered.
  var varied: [VariedProperty] = []
  /// Properties with a color of an asset catalog, for systems that look for it themselves.
  var namedColors: [NamedColor] = []
  /// The same of runtime attributes.
  var namedRuntimeColors: [NamedColor] = []
  /// By number of a controller: the objects beside it that it keeps alive.
  var keptAlive = NumberMap<[ObjectID]>()
  /// Windows that are visible at launch.
  var visibleWindows: [ObjectID] = []
  /// By element: how its frame differs on the canvas of the system at hand.
  var canvasChanges = NumberMap<CanvasLayout.Change>()
  /// Guides that constraints name; nil until the first is asked for.
  var usedGuides: NumberSet?
  /// Whether there are any.
  var usesGuides = false
  /// Whether the archive is to be one of Xcode 4.
  var isOfXcode4 = false
  /// By element of a view: constraints of it alone that a view around it has in the document.
  var ownConstraints = NumberMap<[Int]>()
  /// Constraints of the view at hand with what orders them; kept for its room.
  var constraintPlaces: [ConstraintPlace] = []
  /// Names of the fonts that the document's bundle brings; nil until the first is asked for.
  var bundledFonts: [String]?
  /// Images that are shown in a way of their own.
  var styledImages = EqualTable<ImageLook, ObjectID>()
  /// The traits of overrides that override nothing.
  var noTraits: ObjectID?
}

/// The state of an archive of UIKit.
final class UIKitState: PlatformState {
  /// What is remembered.
  ///
  /// Only the lowering that owns the state reads and writes it, so no access can overlap with another.
  @exclusivity(unchecked) var records = UIKitRecords()
  /// The part of a storyboard that the next archive holds.
  var nextScope: NibScope?
  private var isStarted = false

  /// Forgets the archive before.
  func startArchive() {
    if isStarted { records = UIKitRecords() }
    isStarted = true
    records.scope = nextScope
    nextScope = nil
  }
}

extension Lowering {
  /// The state of an archive of UIKit. Archives of others have parts that UIKit's code lowers, as constraints: what it
  /// remembers of them is nothing.
  @inline(__always)
  private var uiKitState: UIKitState {
    type(of: state) == UIKitState.self ? unsafeDowncast(state, to: UIKitState.self) : UIKitState()
  }

  /// What UIKit's own code remembers of the archive at hand.
  @inline(__always)
  var uiKit: UIKitRecords {
    _read { yield uiKitState.records }
    _modify { yield &uiKitState.records }
  }

  /// Which part of a storyboard the archive at hand holds; nil in a XIB.
  @inline(__always)
  var scope: NibScope? { uiKitState.records.scope }

  /// Begins an archive that holds a part of a storyboard.
  mutating func startArchive(_ scope: NibScope) {
    uiKitState.nextScope = scope
    startArchive()
  }
}
