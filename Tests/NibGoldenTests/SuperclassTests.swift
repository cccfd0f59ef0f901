import NibGraph
import NibSchema
import Testing

@testable import NibArchives

@Suite("Superclasses in class descriptions") struct SuperclassTests {
  /// What all classes have.
  private static let roots: Set = ["NSObject", "NSResponder"]

  /// Classes of which the schema says less than their superclasses have: a segment is no image view in documents, and the
  /// others are helpers without properties.
  private static let withLess: Set = [
    "UISegment", "NSMutableParagraphStyle", "NSComboTableView", "WebClipView", "WebDynamicScrollBarsView",
  ]

  @Test("a keyed archive lists the superclasses that the schema knows", arguments: ["UIKit", "AppKit"])
  func chains(_ framework: String) {
    let classes = framework == "UIKit" ? FrameworkClasses.uiKit : .appKit
    let other = framework == "UIKit" ? FrameworkClasses.appKit : .uiKit
    // The table has one superclass for a class that both frameworks have. What all of AppKit's classes have stands at
    // NSResponder in the schema, also for those that are none.
    for known in classes.all {
      let chain = classes.chain(of: known)
      guard chain.allSatisfy({ other.find($0.name) == nil || $0.name == "NSResponder" }) else { continue }
      let superclasses = chain.dropFirst().map(\.name).filter { $0 != "NSResponder" }
      let listed = SuperclassTable.chain(of: known.name)
      // UIKit left keyed archives before it got many of its classes.
      if framework == "UIKit", listed == ["NSObject"] { continue }
      let isListed = listed.filter(superclasses.contains) == superclasses
      #expect(isListed, "\(known.name): \(listed) lacks some of \(superclasses)")
      // A superclass that the schema describes is one of those that it names, or the class has no superclass there.
      let others = listed.filter {
        !Self.roots.contains($0) && classes.find($0)?.name == $0 && !superclasses.contains($0)
      }
      guard !Self.withLess.contains(known.name) else { continue }
      #expect(others.isEmpty, "\(known.name): the schema knows \(others), and not as its superclasses")
    }
  }
}
