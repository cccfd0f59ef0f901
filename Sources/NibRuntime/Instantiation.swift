import NibDiagnostics
import NibGraph

/// What an archive came to be: its live objects, connections, images and messages.
///
/// Not sendable, as the objects are not. It keeps every object alive.
public struct Instantiation {
  /// The framework that the archive was written for.
  public let platform: NibPlatform
  /// The top-level objects in archive order, without proxies.
  public internal(set) var topLevel: [AnyObject] = []
  /// All objects that the loader made, in archive order.
  public internal(set) var objects: [LiveObject] = []
  /// The connections of the archive in order, each with what became of it.
  public internal(set) var connections: [NibConnection] = []
  /// User defined runtime attributes in order, each with what became of it.
  public internal(set) var attributes: [NibAttribute] = []
  /// Bindings in order, with the objects that they bind (AppKit).
  public internal(set) var bindings: [BindingRecord] = []
  /// The images asked for, in order, each name once.
  public internal(set) var images: [NibImageReport] = []
  /// What was noticed on the way.
  public internal(set) var diagnostics = Diagnostics()
  /// The owner that was given.
  public internal(set) var owner: AnyObject?
  /// The external objects, given or made up.
  public internal(set) var externals: [String: AnyObject] = [:]

  /// Names of the archive's proxies: `File's Owner`, `First Responder`, or an external object's.
  public internal(set) var proxies: [ObjectID: String] = [:]

  init(platform: NibPlatform) { self.platform = platform }

  /// The connections that were made.
  public var establishedConnections: [NibConnection] { connections.filter(\.isMade) }

  /// The images with a file behind them.
  public var foundImages: [NibImageReport] { images.filter { $0.file != nil } }

  /// The images that no file was found for.
  public var missingImages: [NibImageReport] { images.filter { $0.file == nil && !$0.query.isSymbol } }

  /// The first object of a class, in archive order.
  public func find<Wanted>(_ type: Wanted.Type) -> Wanted? {
    objects.lazy.compactMap { $0.object as? Wanted }.first
  }

  /// All objects of a class, in archive order.
  public func all<Wanted>(_ type: Wanted.Type) -> [Wanted] {
    objects.compactMap { $0.object as? Wanted }
  }

  /// The object whose element has an id in the document; nil for archives that have no document.
  public func find(id: String) -> AnyObject? {
    objects.first { $0.identifier == id }?.object
  }
}

/// An object that the loader made.
public struct LiveObject {
  /// Its index in the archive.
  public let id: ObjectID
  /// Identifier of its element in the document, if it was compiled from one.
  public let identifier: String?
  /// The class that the archive asks for.
  public let className: String
  /// The object.
  public let object: AnyObject
}

/// An image that was asked for, and the answer.
public struct NibImageReport: Sendable, Hashable {
  /// What was asked.
  public let query: NibImageQuery
  /// What was answered.
  public let answer: NibImageAnswer

  /// The file found, if one was.
  public var file: NibImageFile? {
    if case .found(let file) = answer { file } else { nil }
  }
}

/// A user defined runtime attribute.
public struct NibAttribute {
  /// The object that has it.
  public let object: ObjectID
  /// Where it goes.
  public let keyPath: String
  /// What it is.
  public let value: NibValue
  /// What became of it.
  public let outcome: AttributeOutcome
}
