@testable import NibContext
import Nibwright
import NibTestSupport
import Testing

@Suite("What names are to a context", .serialized) struct NameFactsTests {
  @Test("four times as many tags that no schema knows take about four times as long, and as much memory")
  func unknownTags() {
    let growth = ProcessorTime.growth(TestSize.count(2_000, full: 8_000)) { count in
      var facts = NameFacts(
        (0..<count).map { "tag\($0)" }, DocumentClassNames(.uikit))
      for tag in 0..<count {
        #expect(facts.className(of: tag) == nil)
        #expect(facts.attribute(tag, of: tag, "1") == AttributeContext("tag\(tag)", .text("1")))
      }
    }
    #expect(growth < 8)
  }
}
