import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A place in a tree, and what stands there. Stands in for NSTreeNode.
///
/// Those of a tree controller stand for its objects; as long as an object has its place below another one, one node stands
/// for it.
@MainActor
open class NSTreeNode {
  /// What stands there; nil for the root of a tree controller.
  public final let representedObject: Any?
  /// The node above; nil for a root.
  public fileprivate(set) final weak var parent: NSTreeNode?
  private final weak var controller: NSTreeController?
  private final let value: NibValue
  private final lazy var list = TreeNodeList(self)

  /// Makes a node without others below it.
  public init(representedObject modelObject: Any?) {
    representedObject = modelObject
    value = .null
  }

  /// A node of a tree controller for an object; for its root nil.
  init(_ value: NibValue?, of controller: NSTreeController) {
    representedObject = value.flatMap(ModelBox.unboxed)
    self.value = value ?? .null
    self.controller = controller
  }

  /// The nodes right below, in their order; nil for none.
  open var children: [NSTreeNode]? {
    let nodes = mutableChildren.compactMap { $0 as? NSTreeNode }
    return nodes.isEmpty ? nil : nodes
  }

  /// The nodes right below, as a list that can be changed; a node that is put there has this one above it.
  open var mutableChildren: NSMutableArray {
    guard let controller else { return list }
    let wanted = value.isNull ? controller.rootValues : controller.children(of: value)
    let old = list.compactMap { $0 as? NSTreeNode }
    let isSame = { (node: NSTreeNode, value: NibValue) in ModelBox.areSame(node.value, value) }
    guard old.count != wanted.count || !zip(old, wanted).allSatisfy(isSame) else { return list }
    let nodes = wanted.map { value in
      old.first { isSame($0, value) } ?? NSTreeNode(value, of: controller)
    }
    list.removeAllObjects()
    for node in nodes { list.add(node) }
    return list
  }

  /// Whether no nodes are below: for one of a tree controller, whether its object can hold none.
  open var isLeaf: Bool {
    guard let controller else { return mutableChildren.count == 0 }
    return !value.isNull && controller.isLeaf(value)
  }

  /// The places from the root to this node; empty for a root.
  open var indexPath: IndexPath {
    var (node, places, seen) = (self, [Int](), Set([ObjectIdentifier(self)]))
    while let parent = node.parent, seen.insert(ObjectIdentifier(parent)).inserted,
      let place = parent.children?.firstIndex(where: { $0 === node })
    {
      places.append(place)
      node = parent
    }
    return IndexPath(indexes: places.reversed())
  }

  /// The node at places from this one; nil where there is none.
  open func descendant(at indexPath: IndexPath) -> NSTreeNode? {
    var node: NSTreeNode? = self
    for place in indexPath {
      let children = node?.children ?? []
      node = children.indices.contains(place) ? children[place] : nil
    }
    return node
  }

  /// Sorts the nodes right below by their objects, and those below them if wanted; what is below an object that is below
  /// itself is sorted once. Nodes of a tree controller are in its order again when its objects are looked at next.
  open func sort(with sortDescriptors: [NSSortDescriptor], recursively: Bool) {
    let list = mutableChildren
    var left = list.compactMap { $0 as? NSTreeNode }
    let values = left.map { ModelBox.boxed($0.representedObject) }
    let ordered = sortDescriptors.sorted(values).compactMap { value in
      left.firstIndex { ModelBox.areSame(ModelBox.boxed($0.representedObject), value) }.map { left.remove(at: $0) }
    }
    list.removeAllObjects()
    for node in ordered + left { list.add(node) }
    guard recursively else { return }
    for node in ordered + left where !node.isRepeated { node.sort(with: sortDescriptors, recursively: true) }
  }

  /// Whether a node above stands for the same object, or so many are above that it is better to stop.
  private var isRepeated: Bool {
    let object = representedObject.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
    var (next, depth) = (parent, 0)
    while let node = next {
      depth += 1
      if node === self || depth >= 250 { return true }
      if let object, let above = node.representedObject, object === above as AnyObject { return true }
      next = node.parent
    }
    return false
  }
}

/// The nodes below one, which know it.
private final class TreeNodeList: NSMutableArray {
  private weak var owner: NSTreeNode?
  private var nodes: [Any] = []

  convenience init(_ owner: NSTreeNode) {
    self.init(capacity: 0)
    self.owner = owner
  }

  // The nodes, and so whoever changes the list, are the main actor's.
  private func tell(_ node: Any, _ isHere: Bool) {
    let (node, owner) = (node as? NSTreeNode, owner)
    MainActor.assumeIsolated {
      guard isHere else {
        if node?.parent === owner { node?.parent = nil }
        return
      }
      node?.parent = owner
    }
  }

  override var count: Int { nodes.count }

  override func object(at index: Int) -> Any { nodes[index] }

  override func insert(_ anObject: Any, at index: Int) {
    nodes.insert(anObject, at: index)
    tell(anObject, true)
  }

  override func removeObject(at index: Int) { tell(nodes.remove(at: index), false) }

  override func add(_ anObject: Any) { insert(anObject, at: nodes.count) }

  override func removeLastObject() { if !nodes.isEmpty { removeObject(at: nodes.count - 1) } }

  override func removeAllObjects() { while !nodes.isEmpty { removeLastObject() } }

  override func replaceObject(at index: Int, with anObject: Any) {
    removeObject(at: index)
    insert(anObject, at: index)
  }
}
