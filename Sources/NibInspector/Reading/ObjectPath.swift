import NibDiagnostics
import NibGraph

/// A way to an object: keys and element numbers from the root, or an object's number.
///
/// `UINibTopLevelObjectsKey/2/UISubviews/0`, or `@12`. A number counts the elements of a collection from 0.
struct ObjectPath {
  /// The path as the user wrote it.
  let text: String

  /// Finds the object.
  /// - Throws: `InspectError` with code `noSuchObject`, which names the first component that leads nowhere.
  func resolve(in index: GraphIndex) throws(InspectError) -> ObjectID {
    if text.hasPrefix("@") {
      guard let number = Int(text.dropFirst()), index.graph.objects.indices.contains(number) else {
        throw error("there are \(index.graph.count) objects, @0 to @\(index.graph.count - 1)", text, index)
      }
      return ObjectID(number)
    }
    var object = ObjectID.root
    for component in text.split(separator: "/") {
      guard let next = step(String(component), from: object, in: index) else {
        throw error("\(index.className(object)) \(object) has no object there", String(component), index)
      }
      object = next
    }
    return object
  }

  private func step(_ component: String, from object: ObjectID, in index: GraphIndex) -> ObjectID? {
    if let number = Int(component), index.isInlined(object) {
      let elements = index.elements(object)
      guard number >= 0, number < elements.count else { return nil }
      return elements[elements.startIndex + number].object
    }
    return index.graph.object(component, of: object)
  }

  private func error(_ why: String, _ component: String, _ index: GraphIndex) -> InspectError {
    InspectError(
      code: .noSuchObject, place: Place(file: index.graph.origins.file),
      detail: "'\(component)' of path '\(text)' leads to no object: \(why)")
  }
}
