/// Values that are kept while their bytes fit a budget; the one used longest ago goes first.
///
/// A doubly linked list in an array: every call takes the same short time however many values there are.
struct RecentlyUsedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Node {
    let key: Key
    var value: Value
    var bytes: Int
    var newer: Int
    var older: Int
  }

  /// Most bytes of all values.
  let limit: Int
  /// Bytes of the values that are kept.
  private(set) var bytes = 0
  private var places: [Key: Int] = [:]
  private var nodes: [Node?] = []
  private var free: [Int] = []
  private var newest = -1
  private var oldest = -1

  init(limit: Int) { self.limit = max(0, limit) }

  var count: Int { places.count }

  /// A value, which is then the one used last.
  mutating func value(_ key: Key) -> Value? {
    guard let place = places[key], let node = nodes[place] else { return nil }
    unlink(place)
    link(place)
    return node.value
  }

  /// Keeps a value; one that is larger than the whole budget is not kept.
  mutating func keep(_ value: Value, bytes count: Int, for key: Key) {
    remove(key)
    guard count >= 0, count <= limit else { return }
    while bytes > limit - count, let last = oldest >= 0 ? nodes[oldest] : nil { remove(last.key) }
    let place = free.popLast() ?? nodes.count
    if place == nodes.count { nodes.append(nil) }
    nodes[place] = Node(key: key, value: value, bytes: count, newer: -1, older: -1)
    places[key] = place
    bytes += count
    link(place)
  }

  mutating func remove(_ key: Key) {
    guard let place = places.removeValue(forKey: key), let node = nodes[place] else { return }
    unlink(place)
    nodes[place] = nil
    free.append(place)
    bytes -= node.bytes
  }

  /// Removes all values whose keys answer yes.
  mutating func remove(where isUnwanted: (Key) -> Bool) {
    for key in Array(places.keys) where isUnwanted(key) { remove(key) }
  }

  private mutating func link(_ place: Int) {
    nodes[place]?.newer = -1
    nodes[place]?.older = newest
    if newest >= 0 { nodes[newest]?.newer = place }
    newest = place
    if oldest < 0 { oldest = place }
  }

  private mutating func unlink(_ place: Int) {
    guard let node = nodes[place] else { return }
    if node.newer >= 0 { nodes[node.newer]?.older = node.older } else { newest = node.older }
    if node.older >= 0 { nodes[node.older]?.newer = node.newer } else { oldest = node.newer }
  }
}
