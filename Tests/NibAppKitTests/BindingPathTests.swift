import NibAppKit
import NibTestSupport
import Testing

/// Lists that lead back to their holder: each two keys double the values.
@MainActor
private final class Family: BindableModel {
  @Dynamic var members: [Member] = []

  init() { members = [Member(self), Member(self)] }

  final class Member: BindableModel {
    @Dynamic var family: Family?

    init(_ family: Family) { self.family = family }
  }
}

@MainActor
@Suite("Key paths of bindings") struct BindingPathTests {
  /// A text field whose value is bound to the members of the families of the members, so many times.
  private func field(levels: Int) throws -> NSTextField {
    var nib = TestDesktopNib()
    nib.object(
      "field", "NSTextField",
      AppKitSample.control(AppKitSample.cell("NSTextFieldCell", "Text", flags: 0x1400_0000)))
    let path = (0..<levels).map { _ in "members.family" } + ["members.@count"]
    nib.binding("value", of: "field", to: "owner", keyPath: path.joined(separator: "."), options: [])
    return try #require(AppKitSample.load(nib, owner: Family()).find(NSTextField.self))
  }

  @Test("a path through lists that lead back to each other is followed while its values can be counted")
  func lists() throws {
    #expect(try field(levels: 0).bindingFailures.isEmpty)
    #expect(try field(levels: 8).bindingFailures.isEmpty)
  }

  @Test("one that leads through too many values ends, and says why nothing is shown")
  func endless() throws {
    let field = try field(levels: 30)

    #expect(field.stringValue == "Text")
    #expect(field.bindingFailures["value"]?.contains("more than 100000 values") == true)
  }
}
