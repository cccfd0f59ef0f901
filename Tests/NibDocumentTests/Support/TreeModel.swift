import NibDocument

/// A document as a tree of objects, which is changed the plain way: what an editor makes of the text must read as this.
final class TreeModel {
  final class Node {
    var tag: String
    var attributes: [String: String]
    var text: String
    /// The elements of the document in it, and before each what was put there.
    var children: [Node] = []
    var before: [ObjectIdentifier?: [Node]] = [:]
    var isGone = false
    /// What stands in its place.
    var replacement: Node?

    init(_ new: NewElement) {
      tag = new.tag
      attributes = Dictionary(uniqueKeysWithValues: new.attributes.map { ($0.name, $0.value) })
      text = new.text
      before[nil] = new.children.map { Node($0) }
    }

    /// The children as they are in the end.
    var all: [Node] {
      (children.flatMap { (before[ObjectIdentifier($0)] ?? []) + [$0] } + (before[nil] ?? [])).compactMap { node in
        node.replacement ?? (node.isGone ? nil : node)
      }
    }
  }

  /// The nodes of the elements, wherever they went.
  private(set) var nodes: [Node] = []
  /// The nodes in the places that the elements had.
  private var places: [Node] = []

  init(_ document: Document) {
    for element in document.elements.indices.map({ ElementIndex($0) }) {
      let node = Node(NewElement(document.tag(element), text: document.text(of: element)))
      for attribute in document.attributes(of: element) {
        node.attributes[document.names[Int(attribute.name)]] = document.bytes.text(attribute.value)
      }
      nodes.append(node)
      places.append(node)
      let parent = Int(document.elements[Int(element.index)].parent)
      if parent >= 0 { nodes[parent].children.append(node) }
    }
  }

  func insert(_ node: Node, into parent: Int, before child: Int?) {
    nodes[parent].before[child.map { ObjectIdentifier(places[$0]) }, default: []].append(node)
  }

  /// Lets edits of an element change another node.
  func replace(_ element: Int, by node: Node) { nodes[element] = node }

  /// The tree as indented lines; attributes by name.
  var dump: String {
    func lines(_ node: Node, _ indentation: String) -> [String] {
      let values = node.attributes.sorted { $0.key < $1.key }.map { " \($0)=\($1.debugDescription)" }.joined()
      let all = node.all
      // White space beside children is no text.
      let text = !all.isEmpty && node.text.allSatisfy(\.isWhitespace) ? "" : node.text
      let line = indentation + node.tag + values + (text.isEmpty ? "" : " \(text.debugDescription)")
      return [line] + all.flatMap { lines($0, indentation + "  ") }
    }
    return lines(nodes[0], "").joined(separator: "\n")
  }
}
