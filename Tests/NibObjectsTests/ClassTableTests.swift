import NibObjects
import NibSchema
import Testing

@Suite("Classes of frameworks as data") struct ClassTableTests {
  private static let tables: [(name: String, classes: FrameworkClasses, catalog: Catalog)] = [
    ("UIKit", .uiKit, .uikit), ("AppKit", .appKit, .appkit),
  ]

  @Test("each superclass is in the table", arguments: tables)
  func superclasses(_ name: String, _ classes: FrameworkClasses, _ catalog: Catalog) {
    for known in classes.all {
      guard let parent = known.superclass else { continue }
      #expect(classes.find(parent) != nil, "\(name): \(known.name)")
    }
  }

  @Test("no name stands for two classes", arguments: tables)
  func names(_ name: String, _ classes: FrameworkClasses, _ catalog: Catalog) {
    let names = classes.all.flatMap { [$0.name] + $0.others }

    #expect(Set(names).count == names.count, "\(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys)")
  }

  @Test("a class has the kinds that are archived as it", arguments: tables)
  func kinds(_ name: String, _ classes: FrameworkClasses, _ catalog: Catalog) {
    for known in classes.all {
      for kind in known.kinds() {
        // Templates are archived as classes of their own, which a load calls by the class that they make.
        let templates = ["NSWindow": "NSWindowTemplate", "NSView": "NSCustomView"]
        let names = [known.name, templates[known.name]].compactMap(\.self) + known.others
        #expect(names.contains(kind.className), "\(known.name): \(kind.tag) is archived as \(kind.className)")
      }
    }
  }
}
