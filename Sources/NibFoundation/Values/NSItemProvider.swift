import Foundation
import NibRuntime

/// A type that declares the type identifiers by which an item provider offers it.
@MainActor
package protocol ItemTypeNaming: AnyObject {
  /// The name of the type.
  static var itemTypeIdentifier: String { get }
}

/// What hands over something that is dragged or pasted. Stands in for NSItemProvider, which Foundation has not here.
@MainActor
public final class NSItemProvider: NSObject {
  private var objects: [Any] = []
  private var loaders: [(type: String, load: () -> Data?)] = []
  /// A name for a file.
  public var suggestedName: String?

  /// Makes one that has nothing.
  public override init() { super.init() }

  /// Makes one of an object.
  public init(object: Any) { objects = [object] }

  /// Makes one of the content of a file.
  public convenience init?(contentsOf url: URL) {
    self.init(object: url)
    suggestedName = url.deletingPathExtension().lastPathComponent
  }

  /// Makes one of an item of a type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    if let item { objects = [item] }
    if let typeIdentifier { loaders.append((typeIdentifier, { item as? Data })) }
  }

  /// The types that it has.
  public var registeredTypeIdentifiers: [String] {
    loaders.map(\.type)
      + objects.map { object in
        object is URL
          ? "public.url"
          : (Swift.type(of: object as AnyObject) as? any ItemTypeNaming.Type)?.itemTypeIdentifier ?? "public.text"
      }
  }

  /// Adds an object.
  public func registerObject(_ object: Any, visibility: Int = 0) { objects.append(object) }

  /// Adds data of a type, made when somebody asks.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: Int = 0, loadHandler: @escaping () -> Data?
  ) { loaders.append((typeIdentifier, loadHandler)) }

  /// Whether it has a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether it has an object of a class.
  public func canLoadObject<Wanted>(ofClass type: Wanted.Type) -> Bool { object(type) != nil }

  /// Hands over an object of a class, at once; nil without one.
  @discardableResult
  public func loadObject<Wanted>(
    ofClass type: Wanted.Type, completionHandler: @escaping (Wanted?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object(type), nil)
    return Progress(totalUnitCount: 1)
  }

  /// Hands over data of a type, at once; nil without any.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(loaders.first { $0.type == typeIdentifier }?.load(), nil)
    return Progress(totalUnitCount: 1)
  }

  /// Hands over what it has of a type, at once: an object, else data; nil without any.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let place = (registeredTypeIdentifiers.lastIndex(of: typeIdentifier) ?? -1) - loaders.count
    if objects.indices.contains(place) { return completionHandler?(objects[place], nil) ?? () }
    completionHandler?(loaders.first { $0.type == typeIdentifier }?.load(), nil)
  }

  private func object<Wanted>(_ type: Wanted.Type) -> Wanted? {
    for object in objects {
      if let found = object as? Wanted { return found }
      if let text = object as? String, let found = NSString(string: text) as? Wanted { return found }
      if let text = object as? NSString, let found = text.description as? Wanted { return found }
    }
    return nil
  }
}
