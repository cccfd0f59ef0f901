import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

@Suite("Buttons with a configuration")
struct ButtonConfigurationTests {
  private func text(_ characters: String) -> TestNib.Value {
    .object("NSAttributedString", [("NSString", .string(characters))])
  }

  private func archived(_ values: [(String, TestNib.Value)]) throws -> UIButton {
    var nib = TestNib()
    nib.object(
      "b", "UIButton",
      [
        ("UIButtonConfiguration", .object("UIButtonConfiguration", values)),
        (
          "UIButtonStatefulContent",
          .dictionary([
            (
              .object("NSNumber", [("NS.intval", .int(2))]),
              .object("UIButtonContent", [("UITitle", .string("Off"))])
            )
          ])
        ),
      ])
    let made = try NibInstantiator(graph: try nib.graph(), loader: InstantiationContext(classes: UIKitCatalog.registry))
      .instantiate(owner: nil)
    return try #require(made.compactMap { $0 as? UIButton }.first)
  }

  @Test("title, style and places are the archived configuration's")
  func reading() throws {
    let button = try archived([
      ("UIButtonConfigurationButtonStyle", .int(3)), ("UIButtonConfigurationTitle", text("Save")),
      ("UIButtonConfigurationSubtitle", text("")), ("UIButtonConfigurationImagePlacement", .int(8)),
      ("UIButtonConfigurationImagePadding", .float(4)),
    ])

    #expect(button.configuration?.style == .filled)
    #expect(button.currentTitle == "Save")
    #expect(button.titleLabel?.text == "Save")
    #expect(button.configuration?.subtitle == nil)
    #expect(button.configuration?.imagePlacement == .trailing)
    #expect(button.configuration?.imagePadding == 4)
    #expect(button.title(for: .disabled) == "Off")
    #expect(button.title(for: .highlighted) == "Save")
  }

  @Test("the title of a filled button is white, of another the tint, unless the configuration says a color")
  func colors() {
    let (button, red) = (UIButton(), UIColor.red)
    button.tintColor = red
    button.configuration = .filled()
    #expect(button.currentTitleColor == UIColor.white)

    button.configuration = .gray()
    #expect(button.currentTitleColor == red)

    button.configuration?.baseForegroundColor = UIColor.black
    #expect(button.currentTitleColor == UIColor.black)
  }

  @Test("what is set for the normal state is the configuration's")
  func setting() {
    let button = UIButton()
    button.configuration = .plain()

    button.setTitle("Go")
    button.setTitleColor(UIColor(white: 0.5, alpha: 1))

    #expect(button.configuration?.title == "Go")
    #expect(button.configuration?.baseForegroundColor == UIColor(white: 0.5, alpha: 1))
    button.configuration?.title = "Stop"
    #expect(button.currentTitle == "Stop")
  }
}
