/// A scene of a storyboard: its controller, with what code needs to make it and to leave it.
public struct SceneContext: Sendable, Hashable {
  /// The controller's id.
  public var id: String
  /// The scene's own id; nil in an archive.
  public var sceneID: String?
  /// The identifier that code makes the controller by.
  public var storyboardIdentifier: String?
  /// The identifier, or the class for want of one, as code.
  public var code: CodeName
  /// The controller's element; nil in an archive.
  public var element: String?
  /// The controller's class.
  public var type: TypeContext
  /// The controller's title.
  public var title: String?
  /// Whether the storyboard begins here.
  public var isInitial = false
  /// Base name of the archive that holds it; nil in a document.
  public var archive: String?
  /// Segues that begin here.
  public var segues: [SegueContext] = []
  /// Cells and views of the scene that are made by identifier.
  public var reusables: [ReusableContext] = []
  /// Where the controller's element stands.
  public var place: PlaceContext?
}

extension SceneContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("id", id)
    json.member("sceneID", sceneID)
    json.member("storyboardIdentifier", storyboardIdentifier)
    json.member("code", code)
    json.member("element", element)
    type.writeType(&json)
    json.member("title", title)
    json.member("isInitial", isInitial)
    json.member("archive", archive)
    json.member("segues", segues)
    json.member("reusables", reusables)
    json.member("place", place)
  }
}

/// A way from one scene to another.
public struct SegueContext: Sendable, Hashable {
  /// The segue's id.
  public var id: String?
  /// The identifier that code performs it by.
  public var identifier: String?
  /// The identifier as code; nil without one.
  public var code: CodeName?
  /// `show`, `presentation`, `embed`, `unwind`, `relationship`, `custom` and others, as the interface says it.
  public var kind: String
  /// Of a relationship which one: `rootViewController`.
  public var relationship: String?
  /// Id of the object that it hangs on.
  public var source: String?
  /// Class of that object.
  public var sourceType: String?
  /// Id of the controller whose scene it begins in.
  public var scene: String?
  /// Id of the controller, reference or exit that it leads to.
  public var destination: String?
  /// Class of the controller that it leads to.
  public var destinationType: String?
  /// Storyboard identifier of the controller that it leads to.
  public var destinationIdentifier: String?
  /// The action of an unwind segue.
  public var unwindAction: String?
  /// The segue's class.
  public var type: TypeContext
  /// Where its element stands.
  public var place: PlaceContext?
}

extension SegueContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("id", id)
    json.member("identifier", identifier)
    json.member("code", code)
    json.member("kind", kind)
    json.member("relationship", relationship)
    json.member("source", source)
    json.member("sourceType", sourceType)
    json.member("scene", scene)
    json.member("destination", destination)
    json.member("destinationType", destinationType)
    json.member("destinationIdentifier", destinationIdentifier)
    json.member("unwindAction", unwindAction)
    type.writeType(&json)
    json.member("place", place)
  }
}

/// A controller of another storyboard that a segue or a container leads to.
public struct StoryboardReferenceContext: Sendable, Hashable {
  /// The reference's id.
  public var id: String
  /// Its element; nil in an archive.
  public var element: String?
  /// Name of the other storyboard; nil for the one that it stands in.
  public var storyboardName: String?
  /// Identifier of the controller; nil for the initial one.
  public var referencedIdentifier: String?
  /// Identifier of the bundle that has the other storyboard; nil for the same one.
  public var bundleIdentifier: String?
  /// Where its element stands.
  public var place: PlaceContext?
}

extension StoryboardReferenceContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("id", id)
    json.member("element", element)
    json.member("storyboardName", storyboardName)
    json.member("referencedIdentifier", referencedIdentifier)
    json.member("bundleIdentifier", bundleIdentifier)
    json.member("place", place)
  }
}

/// A cell or view that lists make by identifier.
public struct ReusableContext: Sendable, Hashable {
  /// The object's id.
  public var id: String
  /// The reuse identifier.
  public var identifier: String
  /// The identifier as code.
  public var code: CodeName
  /// Its element; nil in an archive.
  public var element: String?
  /// Id of the controller whose scene it belongs to.
  public var scene: String?
  /// Its class.
  public var type: TypeContext
}

extension ReusableContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("id", id)
    json.member("identifier", identifier)
    json.member("code", code)
    json.member("element", element)
    json.member("scene", scene)
    type.writeType(&json)
  }
}

/// A stand-in for an object outside the file: owner, first responder, a named external object.
public struct PlaceholderContext: Sendable, Hashable {
  /// Its id.
  public var id: String
  /// `IBFilesOwner`, `IBFirstResponder`, `IBApplication`, `IBExternalObject` or the name of an external object.
  public var identifier: String
  /// The name of an external object.
  public var externalName: String?
  /// The class that the interface promises for it.
  public var type: TypeContext
  /// Where its element stands; nil in an archive.
  public var place: PlaceContext?
  /// The custom class as it is written, that of the framework too; nil where there is none.
  package var statedClass: String?
}

extension PlaceholderContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("id", id)
    json.member("identifier", identifier)
    json.member("externalName", externalName)
    type.writeType(&json)
    json.member("place", place)
  }
}
