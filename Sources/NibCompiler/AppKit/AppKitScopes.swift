import NibBytes
import NibGraph
import NibSchema

/// Which part of a document an archive holds, where a document becomes several. A class, because every element asks.
final class AppKitScope {
  /// The elements at the top of its list of objects, in order.
  var roots: [Int]
  /// Spans of elements in it, in document order: an element and all below it are one span.
  var spans: [Range<Int>]
  /// Who loads it.
  var owner: ObjectID?
  /// Objects of its list that no elements are.
  var others: [ObjectID] = []
  /// The elements of other scenes that it holds, listed with all below them, and the objects that hold them.
  var inner: [(element: Int, parent: ObjectID)] = []
  /// Objects of its list with the objects that hold them, where no element says so.
  var placed: [(object: ObjectID, parent: ObjectID)] = []
  /// Whether it is a prototype, which only knows itself.
  var isPrototype = false
  /// The storyboard that it is an archive of.
  var storyboard: AppKitStoryboard?
  /// What stands for the storyboard to controllers that have no scene.
  var storyboardOfItems: ObjectID?
  /// The scene that it is of, and the segues that begin in it.
  var scene = -1
  var segues: Set<Int> = []
  /// Whether it is the archive of a view: it refers to what is around by name.
  var isView = false
  /// The elements outside that it refers to by name.
  var upstream: [Int] = []
  /// By scene: what the archive of its view refers to outside.
  var viewUpstream: [Int: [Int]] = [:]

  init(roots: [Int] = [], spans: [Range<Int>] = [], owner: ObjectID? = nil, isPrototype: Bool = false) {
    self.roots = roots
    self.spans = spans
    self.owner = owner
    self.isPrototype = isPrototype
  }

  func holds(_ element: Int) -> Bool {
    if let storyboard, storyboard.allSegues.contains(element) { return segues.contains(element) }
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].upperBound <= element { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].contains(element)
  }
}

enum AppKitScopes {
  /// What an element of another archive is in the one at hand. Nil for an element of its own.
  static func outsideObject(_ element: Int, _ lowering: inout Lowering) -> (object: ObjectID?, isForeign: Bool)? {
    guard let scope = lowering.appKit.scope, !scope.holds(element) else { return nil }
    if let owner = scope.owner, AppKitRoot.isPlaceholder("-2", element, &lowering) { return (owner, false) }
    guard scope.isView, let storyboard = scope.storyboard, storyboard.scene(of: element) == scope.scene else {
      return (nil, true)
    }
    let position = lowering.appKit.scope?.upstream.count ?? 0
    let proxy = placeholder(name(of: element, at: position, &lowering), &lowering)
    lowering.record(proxy, of: element)
    lowering.appKit.scope?.upstream.append(element)
    lowering.appKit.scope?.others.append(proxy)
    return (proxy, false)
  }

  /// What an element of an outer archive is called in an inner one.
  ///
  /// Compilers up to Xcode 10 make the second half up afresh each time; here it is the element's id, so that a storyboard
  /// gives the same archives each time. Later ones count. Seen: 32 names of 1 storyboard of Xcode 10, 22 of 7 since 11.
  /// - Parameter position: Where the element stands among those that have a name in the inner archive.
  static func name(of element: Int, at position: Int, _ lowering: inout Lowering) -> String {
    if lowering.profile >= .xcode11 { return "UpstreamPlaceholder-\(position + 1)" }
    let id = lowering.reader.attribute(.id, of: element).map { lowering.reader.text($0) } ?? "\(element)"
    return "UpstreamPlaceholder-" + id
  }

  /// A stand-in for what whoever loads the archive gives by name.
  static func placeholder(_ name: String, _ lowering: inout Lowering) -> ObjectID {
    let text = lowering.writer.string(name)
    return lowering.writer.object(
      AppKitClass.nsNibExternalObjectPlaceholder.id, .reference(.nsExternalObjectPlaceholderIdentifier, text))
  }

  /// What stands for the storyboard, listed with the archive's objects.
  static func storyboard(_ lowering: inout Lowering) -> ObjectID {
    let placeholder = placeholder("NSStoryboardPlaceholder", &lowering)
    lowering.appKit.scope?.others.append(placeholder)
    return placeholder
  }

  /// The span of an element with all below it: a document lists elements depth first.
  static func span(of element: Int, _ lowering: inout Lowering) -> Range<Int> {
    var end = element + 1
    while end < lowering.reader.document.elements.count, lowering.reader.parent(of: end) >= element { end += 1 }
    return element..<end
  }

  /// The object of the application, which archives that are one of several have whether or not an element says it.
  static func application(_ lowering: inout Lowering) -> ObjectID {
    let plan = lowering.schema.plans[lowering.schema.fallbackObject]
    let name = lowering.writer.string("NSApplication")
    return lowering.writer.object(plan.classID, .reference(.nsClassName, name))
  }
}
