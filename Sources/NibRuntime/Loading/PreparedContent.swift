import NibGraph

/// The content of a graph that is the same in every load: texts, numbers, colors, fonts and collections of these.
struct PreparedContent {
  /// What is known of an object.
  enum State: UInt8 {
    /// Read in each load: live objects, proxies, and what refers to one.
    case perLoad
    /// The value of every load.
    case constant
    /// The value of every load that asks no resources: images, named colors, and what holds one.
    case withoutResources
  }

  /// By object.
  private(set) var states: [State]
  /// By object, how deep its references are nested; 0 where it is read in each load.
  private(set) var heights: [Int32]
  /// By object, where its value stands; nothing stands there for one that is read in each load.
  private var places: [UInt32]
  private var values: [NibValue] = []

  /// Nothing is known yet of so many objects.
  fileprivate init(count: Int) {
    states = Array(repeating: .perLoad, count: count)
    heights = Array(repeating: 0, count: count)
    places = Array(repeating: 0, count: count)
  }

  /// The value of an object that is not read in each load.
  func value(at index: Int) -> NibValue { values[Int(places[index])] }

  fileprivate mutating func set(_ value: NibValue, height: Int32, _ state: State, at index: Int) {
    places[index] = UInt32(truncatingIfNeeded: values.count)
    values.append(value)
    heights[index] = height
    states[index] = state
  }
}

/// Reads the constant content of a graph.
final class ContentPreparer: ContentSource {
  let sharedObjects = SharedObjects()
  /// Content that is nested deeper is left to the loads, which count in the objects around it.
  private static let deepest: Int32 = 32
  private struct NotConstant: Error {}

  let graph: ObjectGraph
  private let kinds: [ContentKind]
  private let inlineMark: KeyID?
  private var content: PreparedContent
  private var isVisited: [Bool]
  /// For each object on the way down, the nesting below it so far.
  private var open: [Int32] = []
  /// Whether what is being read asks the resources.
  private var asksResources = false

  init(_ graph: ObjectGraph, kinds: [ContentKind], inlineMark: KeyID?) {
    self.graph = graph
    self.kinds = kinds
    self.inlineMark = inlineMark
    content = PreparedContent(count: graph.count)
    isVisited = Array(repeating: false, count: graph.count)
  }

  func prepare() -> PreparedContent {
    for index in 0..<graph.count where !isVisited[index] && isContent(index) {
      asksResources = false
      open.removeAll(keepingCapacity: true)
      _ = try? value(of: ObjectID(index))
    }
    return content
  }

  private func isContent(_ index: Int) -> Bool {
    switch kinds[Int(graph.objects[index].classID.index)] {
    case .live, .customObject, .proxy: false
    default: true
    }
  }

  func value(_ stored: KeyedValue) throws -> NibValue {
    if let object = stored.object { try value(of: object) } else { immediate(stored) }
  }

  func element(_ stored: KeyedValue) throws -> NibValue { try value(stored) }

  func value(of object: ObjectID) throws -> NibValue {
    let index = Int(object.index)
    if isVisited[index] {
      // Also an object on the way down: a circle is no constant.
      guard content.states[index] != .perLoad else { throw NotConstant() }
      if content.states[index] == .withoutResources { asksResources = true }
    } else {
      try read(object)
    }
    if let last = open.indices.last { open[last] = max(open[last], content.heights[index]) }
    return content.value(at: index)
  }

  private func read(_ object: ObjectID) throws {
    let index = Int(object.index)
    guard isContent(index), open.count < Int(Self.deepest) else { throw NotConstant() }
    isVisited[index] = true
    let outer = asksResources
    asksResources = false
    open.append(0)
    defer {
      open.removeLast()
      asksResources = asksResources || outer
    }
    let kind = kinds[Int(graph.objects[index].classID.index)]
    let value = try ContentReader(self).read(object, as: kind)
    // What was read before counts too: a deep chain can be read one link at a time, and not be let go so.
    let height = (open.last ?? 0) + 1
    guard height < Self.deepest else { throw NotConstant() }
    content.set(value, height: height, asksResources ? .withoutResources : .constant, at: index)
  }

  func find(_ image: NibImage, for object: ObjectID) -> NibImage {
    asksResources = true
    return image
  }

  func named(_ color: NibColor) -> NibColor {
    if color.query != nil { asksResources = true }
    return color
  }

  func isInlineMark(_ key: KeyID) -> Bool { key == inlineMark }
}
