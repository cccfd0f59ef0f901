import NibRuntime
import Testing

@Suite("Geometry out of numbers") struct InlineGeometryTests {
  private func geometry<Value: InlineGeometry>(_ type: Value.Type, _ count: Int) -> Value? {
    Value(count: count, (1, 2, 3, 4))
  }

  @Test("takes as many numbers as it has, and no others", arguments: [0, 1, 2, 3, 4, 5])
  func counts(count: Int) {
    #expect(geometry(NibPoint.self, count) == (count == 2 ? NibPoint(x: 1, y: 2) : nil))
    #expect(geometry(NibSize.self, count) == (count == 2 ? NibSize(width: 1, height: 2) : nil))
    #expect(geometry(NibRect.self, count) == (count == 4 ? NibRect(x: 1, y: 2, width: 3, height: 4) : nil))
    #expect(
      geometry(NibInsets.self, count) == (count == 4 ? NibInsets(top: 1, left: 2, bottom: 3, right: 4) : nil))
  }
}

@Suite("What stands in for an unknown class") struct PlaceholderObjectTests {
  @Test("keeps all values that it is given, in order")
  func values() {
    let object = PlaceholderObject(className: "Gauge")

    object.keep(["a": .int(1)])
    object.keep(["b": .int(2), "a": .int(3)])

    #expect(object.values.map(\.key) == ["a", "b", "a"])
    #expect(object.value("a")?.description == NibValue.int(1).description)
    #expect(object.value("none") == nil)
  }
}
