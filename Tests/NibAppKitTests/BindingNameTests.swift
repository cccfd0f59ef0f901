import NibStandIns
import NibTestSupport
import Testing

@testable import NibAppKit

@Suite("Names of bindings and of the properties that show them")
@MainActor
struct BindingNameTests {
  @Test("a binding with a name of its own is shown by a property that its class has")
  func properties() {
    let owners: [StandIn] = [NSTableColumn(), NSProgressIndicator()]
    for (binding, property) in BindingRow.names {
      let isKnown = owners.contains { owner in
        TableLists.of(type(of: owner)).contains { $0.value(forKey: property, of: owner) != nil }
      }
      #expect(isKnown, "\(binding) is shown by '\(property)', which no class has")
    }
  }
}
