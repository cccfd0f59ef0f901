/// One interface: a XIB, a storyboard, or what they compile to.
public struct InterfaceContext: Sendable, Hashable {
  /// What kind of interface it is.
  public enum Kind: String, Sendable, Hashable {
    /// A XIB or a compiled nib.
    case nib
    /// A storyboard, compiled or not.
    case storyboard
  }

  /// What it was read from.
  public enum Source: String, Sendable, Hashable {
    /// A document of Interface Builder.
    case document
    /// A compiled archive, which knows less.
    case archive
  }

  /// The file's name without extension: what programs load it by.
  public var name: String
  /// The name as code.
  public var code: CodeName
  /// The file as the user named it, or below the folder that was named.
  public var file: String
  /// What kind of interface it is.
  public var kind: Kind
  /// What it was read from.
  public var source: Source
  /// `xib`, `storyboard`, `nibArchive`, `keyedArchive`, `nibFolder` or `storyboardFolder`.
  public var container: String
  /// Version of the container, as `10` of a NIBArchive.
  public var containerVersion: String?
  /// The system that it is made for: `iOS`, `macOS`, `tvOS`, `watchOS`, `visionOS`; of an archive as far as it shows.
  public var platform: String?
  /// `UIKit` or `AppKit`.
  public var framework: String?
  /// The runtime as the document writes it.
  public var targetRuntime: String?
  /// Version of the Interface Builder that saved the document.
  public var toolsVersion: String?
  /// Build of macOS on which it was saved.
  public var systemVersion: String?
  /// The lowest system that the document is checked for, when it says one.
  public var deploymentTarget: String?
  /// Module of the target that compiles it: the one its classes with provider `target` name.
  public var module: String?
  /// What the document states of itself as a whole; false is absent.
  public var features = Features()
  /// Languages of the folders that it was found in, `Base` first; empty outside of language folders.
  public var locales: [String] = []
  /// Files of the other languages.
  public var localizedFiles: [LocalizedFileContext] = []
  /// Members of a folder of archives, by their names.
  public var members: [String] = []
  /// Id of the first controller of a storyboard.
  public var initialScene: String?
  /// Top-level objects, placeholders left out.
  public var roots: [TypedReference] = []
  /// Scenes of a storyboard.
  public var scenes: [SceneContext] = []
  /// Segues, those of all scenes.
  public var segues: [SegueContext] = []
  /// References to controllers of other storyboards.
  public var storyboardReferences: [StoryboardReferenceContext] = []
  /// Cells and views that are made by identifier.
  public var reusables: [ReusableContext] = []
  /// Stand-ins for objects outside the file.
  public var placeholders: [PlaceholderContext] = []
  /// Objects with an identity, in the order of the document, of an archive from the top down.
  public var objects: [ObjectContext] = []
  /// Outlets, collections, actions, bindings.
  public var connections: [ConnectionContext] = []
  /// User defined runtime attributes.
  public var runtimeAttributes: [RuntimeAttributeContext] = []
  /// Layout constraints.
  public var constraints: [ConstraintContext] = []
  /// Pictures by name, each once.
  public var images: [ImageContext] = []
  /// Colours, each once.
  public var colors: [ColorContext] = []
  /// Fonts, each once.
  public var fonts: [FontContext] = []
  /// Texts for people.
  public var strings: [StringContext] = []
  /// What objects tell assistive technology.
  public var accessibility: [AccessibilityContext] = []

  /// What a document states of itself as a whole.
  public struct Features: Sendable, Hashable {
    /// Views are laid out by constraints.
    public var usesAutolayout = false
    /// Views have safe areas.
    public var usesSafeAreas = false
    /// Properties may vary with size classes.
    public var usesTraitCollections = false
    /// It is a launch screen.
    public var isLaunchScreen = false
    /// Colours are meant in the space they name.
    public var isColorMatched = false
    /// Custom objects are made by their own `init`.
    public var instantiatesDirectly = false
  }

  /// An interface of which nothing is known but what it is.
  public init(name: String, file: String, kind: Kind, source: Source, container: String) {
    self.name = name
    code = CodeName(name)
    self.file = file
    self.kind = kind
    self.source = source
    self.container = container
  }
}

extension InterfaceContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    writeHead(&json)
    json.member("roots", roots)
    json.member("scenes", scenes)
    json.member("segues", segues)
    json.member("storyboardReferences", storyboardReferences)
    json.member("reusables", reusables)
    json.member("placeholders", placeholders)
    json.member("objects", objects)
    json.member("connections", connections)
    json.member("runtimeAttributes", runtimeAttributes)
    json.member("constraints", constraints)
    json.member("images", images)
    json.member("colors", colors)
    json.member("fonts", fonts)
    json.member("strings", strings)
    json.member("accessibility", accessibility)
  }

  private func writeHead(_ json: inout JSONWriter) {
    json.member("name", name)
    json.member("code", code)
    json.member("file", file)
    json.member("kind", kind.rawValue)
    json.member("isStoryboard", kind == .storyboard)
    json.member("source", source.rawValue)
    json.member("container", container)
    json.member("containerVersion", containerVersion)
    json.member("platform", platform)
    json.member("framework", framework)
    json.member("targetRuntime", targetRuntime)
    json.member("toolsVersion", toolsVersion)
    json.member("systemVersion", systemVersion)
    json.member("deploymentTarget", deploymentTarget)
    json.member("module", module)
    json.flag("usesAutolayout", features.usesAutolayout)
    json.flag("usesSafeAreas", features.usesSafeAreas)
    json.flag("usesTraitCollections", features.usesTraitCollections)
    json.flag("isLaunchScreen", features.isLaunchScreen)
    json.flag("isColorMatched", features.isColorMatched)
    json.flag("instantiatesDirectly", features.instantiatesDirectly)
    json.member("locales", locales)
    json.member("localizedFiles", localizedFiles)
    json.member("members", members)
    json.member("initialScene", initialScene)
  }
}

/// The file of an interface in one language.
public struct LocalizedFileContext: Sendable, Hashable {
  /// The language, as its folder is named: `Base`, `de`, `pt-BR`.
  public var locale: String
  /// The file.
  public var file: String
}

extension LocalizedFileContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("locale", locale)
    json.member("file", file)
  }
}
