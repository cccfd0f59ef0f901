import NibDocument
import NibGraph
import NibSchema

/// Which elements of a document became the objects of its graphs.
package struct GraphElements: Sendable {
  private let document: Document
  private let catalog: Catalog
  private var elements: [UInt32: [Int]] = [:]

  /// The elements of a document that is compiled with the kinds of a catalog.
  package init(_ document: Document, _ catalog: Catalog) {
    self.document = document
    self.catalog = catalog
    for element in document.elements.indices {
      elements[document.originOffset(of: element), default: []].append(element)
    }
  }

  /// The element that became an object, and its kind; nil for objects that are made for others' sake, and for those that
  /// containers keep in a form of their own.
  package func origin(of object: ObjectID, _ graph: ObjectGraph) -> (element: Int, kind: ElementSchema)? {
    let origins = graph.origins
    guard origins.origins.indices.contains(Int(object.index)) else { return nil }
    let offset = origins.origins[Int(object.index)].offset
    guard offset != .max, let candidates = elements[offset] else { return nil }
    let className = graph.className(of: object)
    guard !className.hasPrefix("UIRuntime"), !className.hasSuffix("Connector"), className != UIKitClass.nib.rawValue
    else { return nil }
    let own = Set(graph.values(of: object).map { graph.keyName($0.key) })
    let containers: [NibKey] = [.nsInlinedValue, .nibEncoderEmptyKey, .bytes]
    guard own.isDisjoint(with: containers.map(\.rawValue)) else { return nil }
    let id = origins.identifier(of: object)
    for element in candidates where document.attribute("id", of: ElementIndex(element)) == id {
      let tag = document.tag(ElementIndex(element))
      let part = catalog.kinds.first { $0.host == tag && $0.schema.className == className }
      let hostClass = catalog.find(tag)?.className
      if let part, className != hostClass { return (element, part.schema) }
      if let kind = catalog.find(tag) { return (element, kind) }
      if let view = catalog.find("view"), view.className == className { return (element, view) }
    }
    return nil
  }
}
