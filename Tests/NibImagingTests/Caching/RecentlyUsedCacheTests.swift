import Testing

@testable import NibImaging

@Suite("A cache that forgets what was used longest ago") struct RecentlyUsedCacheTests {
  @Test("the value used longest ago goes first")
  func order() {
    var cache = RecentlyUsedCache<String, Int>(limit: 30)
    for (index, key) in ["a", "b", "c"].enumerated() { cache.keep(index, bytes: 10, for: key) }

    _ = cache.value("a")
    cache.keep(3, bytes: 10, for: "d")

    #expect(cache.value("b") == nil)
    #expect(["a", "c", "d"].map { cache.value($0) } == [0, 2, 3])
    #expect(cache.bytes == 30)
  }

  @Test("a value larger than the cache is not kept, and pushes nothing out")
  func tooLarge() {
    var cache = RecentlyUsedCache<String, Int>(limit: 30)
    cache.keep(1, bytes: 30, for: "a")

    cache.keep(2, bytes: 31, for: "b")

    #expect(cache.value("a") == 1)
    #expect(cache.value("b") == nil)
  }

  @Test("many changes at random leave the count of bytes true and within the limit")
  func random() {
    var cache = RecentlyUsedCache<Int, Int>(limit: 100)
    var sizes: [Int: Int] = [:]
    for _ in 0..<5000 {
      let (key, bytes) = (Int.random(in: 0..<40), Int.random(in: 0...60))
      switch Int.random(in: 0..<4) {
      case 0: cache.remove(key)
      case 1: _ = cache.value(key)
      default:
        cache.keep(bytes, bytes: bytes, for: key)
        sizes[key] = bytes
      }
      #expect(cache.bytes <= 100)
    }
    let left = (0..<40).compactMap { cache.value($0) }
    #expect(left.reduce(0, +) == cache.bytes)
    #expect(left.count == cache.count)
  }
}
