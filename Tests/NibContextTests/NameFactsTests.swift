@testable import NibContext
import NibGraph
import NibInspector
import Nibwright
import NibTestSupport
import Testing

@Suite("What names are to a context", .serialized) struct NameFactsTests {
  @Test("texts and numbers of attributes are those of the schema's rows, whatever they look like")
  func kindsOfAttributes() {
    func value(_ tag: String, _ attribute: String, _ text: String, _ platform: NibPlatform) -> AttributeValue {
      var facts = NameFacts([tag, attribute], DocumentClassNames(platform))
      return facts.attribute(1, of: 0, text).value
    }

    #expect(value("label", "text", "YES", .uikit) == .text("YES"))
    #expect(value("state", "title", "NO", .uikit) == .text("NO"))
    #expect(value("button", "toolTip", "YES", .appkit) == .text("YES"))
    #expect(value("buttonConfiguration", "title", "NO", .uikit) == .text("NO"))
    #expect(value("buttonCell", "inset", "2", .appkit) == .integer(2))
    #expect(value("buttonCell", "transparent", "YES", .appkit) == .boolean(true))
  }

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
