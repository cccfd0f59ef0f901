import NibBytes
import NibGraph

/// What one archive of a storyboard holds, while it is lowered.
///
/// It is asked for at every reference to an element. A class, for a structure with as many tables is copied into memory of
/// its own each time that one of them is read through a lowering's state.
final class NibScope {
  let map: StoryboardMap
  /// The unit at its root.
  let unit: Int
  /// The scenes whose controllers are in it, contained ones first; none in the archive of a view or a prototype.
  let scenes: [Int]
  /// By scene that is contained in another here: the container.
  let container: NumberMap<Int>
  /// The stand-ins for elements outside that it refers to, in the order in which they were met.
  var upstream: [ObjectID] = []
  /// The elements outside that have a name here, in the order of their names: this archive's, and those of the variants
  /// of its folder that were lowered before.
  private(set) var upstreamNames: [Int] = []
  /// By element outside: its place among them.
  private var upstreamPlaces = NumberMap<Int>()
  /// The first responder's stand-in, made with the root.
  var firstResponder: ObjectID?
  /// Who loads the archive, made with the root.
  var owner: ObjectID?
  /// By element of a prototype: the archive that was lowered for it.
  var prototypes = NumberMap<LoweredNib>()
  /// By scene: what the archive of its view refers to outside.
  let viewUpstream: [[Int]]
  /// Archives inside this one, with the objects that will hold their bytes.
  var nested: [NestedNib] = []

  private let ownUnits: NumberSet

  init(
    map: StoryboardMap, unit: Int, scenes: [Int] = [], container: NumberMap<Int> = NumberMap(),
    viewUpstream: [[Int]] = []
  ) {
    self.map = map
    self.unit = unit
    self.scenes = scenes
    self.container = container
    self.viewUpstream = viewUpstream
    ownUnits = NumberSet([unit] + scenes.map { map.scenes[$0].unit })
  }

  /// The scope of another archive that holds the same, of which nothing was lowered yet.
  func restarted() -> NibScope {
    NibScope(map: map, unit: unit, scenes: scenes, container: container, viewUpstream: viewUpstream)
  }

  /// The place of an element outside among those that have a name here, which it gets on first sight.
  func upstreamPlace(of element: Int) -> Int {
    if let known = upstreamPlaces[element] { return known }
    upstreamPlaces.set(element, upstreamNames.count)
    upstreamNames.append(element)
    return upstreamNames.count - 1
  }

  /// Whether an element is the view of the controller whose view's archive this is.
  func isRootView(_ element: Int) -> Bool { map.units[unit].kind == .view && map.units[unit].root == element }

  /// Whether an element is the prototype whose archive this is.
  func isRootPrototype(_ element: Int) -> Bool {
    map.units[unit].kind == .prototype && map.units[unit].root == element
  }

  /// Whether a unit's elements are in the archive.
  func holds(_ unit: Int) -> Bool { ownUnits.contains(unit) }
}

/// Stand-ins for objects of the archives around one.
enum UpstreamProxies {
  /// What an element of another unit is here: a stand-in for what lies around this archive, nothing for what does not.
  ///
  /// Nil for an element of this archive's own.
  static func outsideObject(_ element: Int, _ lowering: inout Lowering) -> (object: ObjectID?, isForeign: Bool)? {
    guard let scope = lowering.scope else { return nil }
    let unit = Int(scope.map.unitOf[element])
    guard unit >= 0 else { return nil }
    let isOwn = scope.holds(unit)
    let isPlaceholder = lowering.reader.tag(element) == .placeholder
    if isOwn, !isPlaceholder { return nil }
    if isPlaceholder, let responder = scope.firstResponder, isFirstResponder(element, &lowering) {
      return (responder, false)
    }
    if isOwn { return nil }
    guard scope.map.encloses(unit, scope.unit) else { return (nil, true) }
    let place = scope.upstreamPlace(of: element)
    let proxy = proxy(upstreamName(element, place, &lowering), &lowering)
    lowering.record(proxy, of: element)
    scope.upstream.append(proxy)
    return (proxy, false)
  }

  private static func isFirstResponder(_ element: Int, _ lowering: inout Lowering) -> Bool {
    lowering.reader.attribute(.placeholderIdentifier, of: element).map {
      lowering.reader.document.bytes.equals($0, "IBFirstResponder")
    } ?? false
  }

  /// The name that an object goes by in the archives inside the one that has it.
  ///
  /// Compilers of version 9 make the second half up afresh each time; here it is the element's id, so that a storyboard
  /// gives the same archives each time. Those of version 10 count. Seen: 480 view archives of version 9, 14 of version
  /// 10 with one name each. Inferred: the numbers of further names.
  /// - Parameter position: Where the element stands among those that have a name in the inner archive.
  static func upstreamName(_ element: Int, _ position: Int, _ lowering: inout Lowering) -> String {
    if lowering.profile >= .xcode12point4 { return "UpstreamPlaceholder-\(position + 1)" }
    let id = lowering.reader.attribute(.id, of: element).map { lowering.reader.text($0) } ?? ""
    return "UpstreamPlaceholder-" + (id.isEmpty ? "\(element)" : id)
  }

  /// A stand-in for an object that whoever loads the archive gives by name.
  static func proxy(_ identifier: String, _ lowering: inout Lowering) -> ObjectID {
    let name = lowering.writer.string(identifier)
    let object = lowering.writer.reserve(.proxyObject)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.proxiedObjectIdentifier, name))
    lowering.writer.end()
    return object
  }
}
