import NibDiagnostics
import NibGraph

/// A way to an object: keys and element numbers from the root, or an object's number.
///
/// `UINibTopLevelObjectsKey/2/UISubviews/0`, or `@12`. A number counts the elements of a collection from 0.
struct ObjectPath {
  /// The path as the user wrote it.
  let text: String

  /// Finds the object.
  /// - Throws: `InspectError` with code `noSuchObject`, which names the first part that leads nowhere.
  func resolve(in index: GraphIndex) throws(InspectError) -> ObjectID {
    if text.hasPrefix("@") {
      guard let number = Int(text.dropFirst()), index.graph.objects.indices.contains(number) else {
        throw fault("there are \(index.graph.count) objects, @0 to @\(index.graph.count - 1)", text, index)
      }
      return ObjectID(number)
    }
    var object = ObjectID.root
    for part in text.split(separator: "/") {
      guard let next = step(String(part), from: object, in: index) else {
        throw fault("\(index.className(object)) \(object) has no object there", String(part), index)
      }
      object = next
    }
    return object
  }

  private func step(_ part: String, from object: ObjectID, in index: GraphIndex) -> ObjectID? {
    if let number = Int(part), index.isInlined(object) {
      let elements = index.elements(object)
      guard number >= 0, number < elements.count else { return nil }
      return elements[elements.startIndex + number].object
    }
    return index.graph.object(part, of: object)
  }

  private func fault(_ why: String, _ part: String, _ index: GraphIndex) -> InspectError {
    InspectError(
      code: .noSuchObject, place: Place(file: index.graph.origins.file),
      detail: "'\(part)' of path '\(text)' leads to no object: \(why)")
  }
}
