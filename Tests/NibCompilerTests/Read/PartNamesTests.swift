import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("The table of parts") struct PartNamesTests {
  @Test(
    "no part is a kind, but those kinds of which not all elements are lowered: of others no part is looked for",
    arguments: [Platform.uiKit, .appKit])
  func kinds(_ platform: Platform) {
    let schema = CompiledSchema(platform, profile: .newest, .all)
    let both = schema.plans.filter { plan in
      (platform.catalog.partNames + PartNames.shared).contains { "\($0.tag)" == plan.tag }
    }

    for plan in both { #expect(plan.isToldOfAsPart, "\(plan.tag)") }
    #expect(!both.isEmpty)
  }

  @Test(
    "the names of a platform are distinct: they are numbered without a look for each",
    arguments: [Platform.uiKit, .appKit])
  func distinct(_ platform: Platform) {
    let keys = NibKey.allCases.map(\.rawValue) + platform.keyNames
    let classes = NibClass.allCases.map(\.rawValue) + platform.classNames
    let names = WellKnownName.allCases.map(\.rawValue)

    for list in [keys, classes, names] { #expect(Set(list).count == list.count) }
  }
}
