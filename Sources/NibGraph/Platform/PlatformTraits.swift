/// What is known of a platform, as data: whoever has a platform asks these and not which one it is.
package final class PlatformTraits: Sendable {
  /// Its name in tables and reports, as `uikit`.
  package let name: String
  /// The framework and its module, as `UIKit`.
  package let framework: String
  /// The systems of its documents, as `iOS`.
  package let systems: [String]
  /// The word of its documents' target runtimes, where none of `systems` is known by it.
  package let runtime: String?
  /// What classes of the framework begin with, as `UI`.
  package let classPrefix: String
  /// The class of a segue that names none.
  package let segueClass: String
  /// The class that a first responder has.
  package let responderClass: String
  /// Which object outside of a document the one with an id stands for; nil for an object of the document's own.
  ///
  /// A function and no dictionary, whose type would be made at each start.
  package let outsideObject: @Sendable (_ id: String) -> String?
  /// The platform whose attributes it shares.
  package let relative: NibPlatform?
  /// What its storyboards have of their own.
  package let storyboard: Storyboard
  /// Keys of the root of its archives, any of which tells it.
  package let rootKeys: [String]
  /// Reads the root; nil where it has no archives.
  package let readRoot: (@Sendable (ObjectGraph) -> NibRoot)?
  /// Its connections.
  package let connections: PlatformConnections?
  /// What its archives have of their own.
  package let archives: Archives
  /// What it does when an archive is loaded.
  package let loading: Loading

  /// Storyboards of a platform.
  package struct Storyboard: Sendable {
    /// The class of its storyboards and where it is, for messages.
    package let type: String
    /// The attribute by which a scene's controller is named.
    package let identifier: String
    /// Whether a scene says which of its objects is the controller.
    package let hasSceneMembers: Bool
    /// The class of a controller that lies in another storyboard; nil where templates get none.
    package let referencedController: String?
    /// The property list of its compiled storyboards; nil where there are none.
    package let manifest: ManifestKeys?
    /// The files that its compiled storyboards consist of, where these are the same for all and no list names them.
    package let files: [String]

    /// Makes the traits of storyboards.
    package init(
      type: String, identifier: String = "storyboardIdentifier", hasSceneMembers: Bool = true,
      referencedController: String? = nil, manifest: ManifestKeys? = nil, files: [String] = []
    ) {
      self.type = type
      self.identifier = identifier
      self.hasSceneMembers = hasSceneMembers
      self.referencedController = referencedController
      self.manifest = manifest
      self.files = files
    }
  }

  /// Archives of a platform.
  package struct Archives: Sendable {
    /// Whether geometry is data of numbers in a NIBArchive, and text in a keyed archive.
    package let hasFlatGeometry: Bool
    /// Whether the root lists every object with the one that holds it, and not those at the top alone.
    package let listsEveryObject: Bool
    /// What property lists say that stand in the place of its archives; nil where archives are archives.
    package let lists: PropertyListKeys?

    /// Makes the traits of archives.
    package init(hasFlatGeometry: Bool = false, listsEveryObject: Bool = false, lists: PropertyListKeys? = nil) {
      self.hasFlatGeometry = hasFlatGeometry
      self.listsEveryObject = listsEveryObject
      self.lists = lists
    }
  }

  /// Loading on a platform. The order of the phases is the same on all.
  package struct Loading: Sendable {
    /// Whether an outlet or external object that is missing ends a load, and is not just warned of.
    package let endsAtFaults: Bool
    /// Whether File's Owner and external objects hear `awakeFromNib`, the owner last.
    ///
    /// - Documented: AppKit does; UIKit sends it only to what the loader made (same guide).
    package let wakesGivenObjects: Bool
    /// Whether programs make objects of its archives; where not, its system alone reads them.
    package let makesObjects: Bool

    /// Makes the traits of loading.
    package init(endsAtFaults: Bool = false, wakesGivenObjects: Bool = false, makesObjects: Bool = true) {
      self.endsAtFaults = endsAtFaults
      self.wakesGivenObjects = wakesGivenObjects
      self.makesObjects = makesObjects
    }
  }

  /// Makes the traits of a platform.
  package init(
    name: String, framework: String, systems: [String], runtime: String? = nil, classPrefix: String,
    segueClass: String, responderClass: String,
    outsideObject: @escaping @Sendable (_ id: String) -> String? = { _ in nil }, relative: NibPlatform? = nil,
    storyboard: Storyboard, rootKeys: [String] = [], readRoot: (@Sendable (ObjectGraph) -> NibRoot)? = nil,
    connections: PlatformConnections? = nil, archives: Archives = Archives(), loading: Loading = Loading()
  ) {
    self.name = name
    self.framework = framework
    self.systems = systems
    self.runtime = runtime
    self.classPrefix = classPrefix
    self.segueClass = segueClass
    self.responderClass = responderClass
    self.outsideObject = outsideObject
    self.relative = relative
    self.storyboard = storyboard
    self.rootKeys = rootKeys
    self.readRoot = readRoot
    self.connections = connections
    self.archives = archives
    self.loading = loading
  }

  /// The only system of its documents, as `macOS`; nil where there are several.
  package var onlySystem: String? { systems.count == 1 ? systems[0] : nil }
}

/// Keys of the property list of a compiled storyboard, verbatim.
package struct ManifestKeys: Sendable {
  /// Names of archives by the identifiers of controllers.
  package let nibNames: String
  /// What controllers are called beside their identifiers.
  package var uniqueNames: String?
  /// The identifier of the initial controller.
  package let initial: String
  /// The archive of the application and its menu.
  package var mainMenu: String?
  /// Controllers of other storyboards.
  package let references: String
  /// The version of the form.
  package let version: String
  /// In a reference: the other storyboard, its controller, its bundle.
  package let referenceStoryboard, referenceController, referenceBundle: String
}

/// Keys of property lists that stand in the place of archives, verbatim.
package struct PropertyListKeys: Sendable {
  /// In the dictionary of a text that is looked up in strings files: the text, and the name of its entry.
  package let text, entry: String
  /// In the dictionary of an object whose class an app has: the class's name.
  package let customClass: String
  /// The framework's class of such an object.
  package let ownClass: String
  /// In the dictionary of any other object: what it is.
  package let type: String
  /// The classes of those by what they are.
  package let classes: KeyValuePairs<String, String>

  /// The class of an object by what its dictionary says; that of all objects where it says none.
  package func className(hasCustomClass: Bool, type: String?) -> String {
    if hasCustomClass { return ownClass }
    return classes.first { $0.key == type }?.value ?? .class(.object)
  }
}

extension ObjectGraph {
  /// The class that an object of a property list names, which an app has; nil in other archives, and where it names none.
  package func listedClassName(_ object: ObjectID, _ platform: NibPlatform?) -> String? {
    guard let key = platform?.traits.archives.lists?.customClass else { return nil }
    return self.object(key, of: object).flatMap { string($0) }
  }
}

/// Connections of a platform's archives.
package struct PlatformConnections: Sendable {
  /// Names of classes by how they begin and end.
  package struct ClassPattern: Sendable {
    let prefix: String
    let suffix: String

    /// Makes a pattern.
    package init(prefix: String, suffix: String) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Whether a class has such a name.
    package func holds(_ className: String) -> Bool {
      className.hasPrefix(prefix) && className.hasSuffix(suffix)
    }
  }

  /// The forms of the classes that are known.
  let forms: [ConnectionReader.Form]
  /// How classes of connections are called.
  package let classes: ClassPattern
  /// How classes of segues are called; nil where they are connections or have no objects.
  package let segues: ClassPattern?
  /// Classes that are read by `unknown` where no form is known.
  let owns: ClassPattern
  /// The form of a class that is not known: the keys that all classes of the platform have.
  let unknown: @Sendable (String) -> ConnectionReader.Form

  /// Describes the connections of a platform.
  package init(
    forms: [ConnectionReader.Form], classes: ClassPattern, segues: ClassPattern? = nil, owns: ClassPattern? = nil,
    unknown: @escaping @Sendable (String) -> ConnectionReader.Form
  ) {
    self.forms = forms
    self.classes = classes
    self.segues = segues
    self.owns = owns ?? classes
    self.unknown = unknown
  }
}
