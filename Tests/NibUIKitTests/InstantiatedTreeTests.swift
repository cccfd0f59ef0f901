import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

@Suite("The live tree")
struct LiveTreeTests {
  private func report() throws -> Instantiation {
    var nib = TestNib()
    nib.custom("top", "LoginView", of: "UIView", [("UISubviews", .array([.ref("l"), .ref("b")]))])
    nib.object(
      "l", "UILabel",
      [("UIText", .string("Name")), ("UIAutoresizeSubviews", .bool(true)), ("UIUnheardOf", .bool(true))], top: false)
    nib.object("b", "UIButton", top: false)
    nib.outlet("title", from: "owner", to: "l")
    nib.action("go:", from: "b", to: "owner")
    return try load(nib)
  }

  @Test("shows objects, properties, connections and messages")
  func text() throws {
    let text = InstantiatedTreeRendering().render(try report())

    #expect(
      text == """
        UIView (LoginView) @3
          . autoresizesSubviews = false
          UILabel @4
            . text = "Name"
            . UIUnheardOf = true
          UIButton @5
            . autoresizesSubviews = false
            . adjustsImageWhenHighlighted = false
            . adjustsImageWhenDisabled = false
        connections: 2 of 2 made
          outlet title: File's Owner -> UILabel @4
          event go:: UIButton @5 -> File's Owner
        images: 0 found, 0 missing
        messages: 1
          Test.nib: warning: no class is registered for 'LoginView'; 'UIView' is used instead [object @3]

        """)
  }
}
