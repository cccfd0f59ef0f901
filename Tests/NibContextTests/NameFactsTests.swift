@testable import NibContext
import NibGraph
import NibInspector
import NibSchema
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

  @Test("objects are known by texts that translators get, those that are not usual by what their kind's rows say")
  func labels() {
    var texts: Set<String> = []
    for platform in [NibPlatform.uikit, .appkit, .watchkit] {
      Catalog.of(platform).visitTexts { texts.insert($1.attribute) }
    }
    #expect(NameFacts.labelNames.filter { !texts.contains($0) } == [])

    var facts = NameFacts(["touchBarItem", "toolTip", "customizationLabel"], DocumentClassNames(.appkit))
    #expect(facts.label(of: 0) == 2)
  }

  @Test("every class of a kind, and of a tag without one, belongs to a framework")
  func modules() {
    for platform in [NibPlatform.uikit, .appkit, .watchkit] {
      let catalog = Catalog.of(platform)
      let names = catalog.all.map(\.className) + catalog.otherClassNames.map(\.value)
      let homeless = Set(names.filter { FrameworkModules.module(of: $0, on: platform) == nil })
      // A class that no header has, and what stands for the segue of a watch.
      let expected: Set = platform == .uikit ? ["_UILayoutGuide"] : platform == .watchkit ? ["NSObject"] : []
      #expect(homeless == expected, "\(platform)")
    }
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
