import NibDiagnostics
import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

@Suite("Many runtime attributes")
struct ManyAttributeTests {
  private func graph(_ count: Int, _ path: (Int) -> String) throws -> NibInstantiator {
    var nib = TestNib()
    nib.object("view", "UIView")
    for index in 0..<count { nib.attribute(path(index), of: "view", .int(Int64(index))) }
    return NibInstantiator(graph: try nib.graph(), classes: UIKitCatalog.registry)
  }

  @Test("sixty thousand attributes of one view take time in proportion to their number, known to the view or not")
  func proportion() throws {
    let clock = ContinuousClock()
    for path in [{ "mark\($0)" }, { _ in "tag" }] as [(Int) -> String] {
      let count = TestSize.count(2000, full: 6000)
      let (few, many) = (try graph(count, path), try graph(10 * count, path))
      // What is found out once a graph is no part of it.
      for nib in [few, many] { _ = try nib.instantiate() }
      var counts: [Int] = []
      let short = try clock.measure { counts.append(try few.instantiateReport().attributes.count) }
      let long = try clock.measure { counts.append(try many.instantiateReport().attributes.count) }

      #expect(counts == [count, 10 * count])
      // Ten times as many; with a walk over the earlier ones for each it would be a hundred times the time.
      #expect(long < short * 40)
    }
  }

  @Test("attributes that no property has the name of are all kept, and the report says of as many as it has room for")
  func kept() throws {
    let report = try graph(1200) { "mark\($0)" }.instantiateReport()

    #expect(report.find(UIView.self)?.undefinedAttributes.count == 1200)
    #expect(report.attributes.allSatisfy { $0.outcome == .kept })
    #expect(report.diagnostics.messages.count == report.diagnostics.limit)
  }
}
