import NibBytes
import NibGraph
import NibSchema

/// How a platform's archives are raised: what differs from another's, beside the rows.
protocol RaiseForms: Sendable {
  /// Which kind of element a class is raised to.
  static var kinds: KindIndex { get }
  /// Keys that any object may have for its custom class.
  static var customClassKeys: Set<String> { get }
  /// The devices that an archive is for.
  static func devices(of graph: ObjectGraph) -> Devices
  /// The era that an archive tells, where the one that is asked for is a span or may be an older one.
  static func era(of combined: CombinedGraph, members: [String], asked: OutputProfile) -> OutputProfile
  /// The attributes of the document's root element.
  static func rootAttributes(_ raising: Raising) -> [(name: String, value: String)]
  /// The class that an object's keys are of, where another is made of it at run time.
  static func className(of object: ObjectID, _ graph: ObjectGraph) -> String
  /// The class that is made of an object at run time; nil for that of its kind.
  static func customClass(of current: RaisedObject, _ graph: ObjectGraph) -> String?
  /// The kind of an object whose class no kind has; nil for one that is left out.
  static func fallbackKind(of object: ObjectID, _ raising: Raising) -> ElementSchema?
  /// The kind of an object as the child of a key, where its class has another elsewhere.
  static func kind(
    _ kind: ElementSchema, of object: ObjectID, key: String?, in parent: Int, _ raising: Raising
  ) -> ElementSchema
  /// The tag of an object's element as the child of a key.
  static func tag(
    of kind: ElementSchema, _ object: ObjectID, key: String?, in parent: Int, _ raising: Raising
  ) -> String
  /// The id that every document gives what the object stands for; nil for all that get one of their own.
  static func standardID(of object: ObjectID, _ kind: ElementSchema?, _ graph: ObjectGraph) -> String?
  /// Archives that lie in others, with the object that each is the content of.
  static func innerArchives(of graph: ObjectGraph) -> [(holder: ObjectID, data: ByteSpan)]
  /// What objects of archives stand for, that are in the archive around theirs or another's copy.
  static func meant(in combined: CombinedGraph) -> [ObjectID: ObjectID]
  /// The objects at the top of a document that is no storyboard.
  static func topLevel(_ raising: Raising) -> [ObjectID]
  /// Adds the scenes of a storyboard with their controllers.
  static func raiseScenes(_ raising: inout Raising)
  /// Adds elements that others name and nothing holds, when all objects from the list have theirs.
  static func raiseUnheld(_ raising: inout Raising)
  /// The same of one object that an attribute names.
  static func raiseNamed(_ object: ObjectID, _ raising: inout Raising)
  /// Raises what the root lists beside objects.
  static func raiseLinks(_ raising: inout Raising)

  /// Whether a color is the one that stands for an absent one.
  static func isDefault(_ object: ObjectID, _ color: DefaultColor, _ raising: Raising) -> Bool
  /// Adds a `<color>`.
  static func addColor(_ object: ObjectID, key: String, to parent: Int, _ raising: inout Raising)
  /// Whether a font is the one that stands for an absent one.
  static func isDefault(_ object: ObjectID, _ font: DefaultFont, _ raising: Raising) -> Bool
  /// Adds the element of a font.
  static func addFont(_ object: ObjectID, key: String, to parent: Int, _ raising: inout Raising)
  /// Says the name of an image, and how it is shown.
  static func sayImage(_ object: ObjectID, _ name: String, of element: Int, _ raising: inout Raising)
  /// Adds an `<attributedString>`.
  static func addAttributedString(_ object: ObjectID, key: String, to parent: Int, _ raising: inout Raising)
  /// Adds a `<textAttributes>`.
  static func addTextAttributes(_ dictionary: ObjectID, key: String, to parent: Int, _ raising: inout Raising)
}

extension RaiseForms {
  static func era(of combined: CombinedGraph, members: [String], asked: OutputProfile) -> OutputProfile { asked }

  static func kind(
    _ kind: ElementSchema, of object: ObjectID, key: String?, in parent: Int, _ raising: Raising
  ) -> ElementSchema { kind }
}
