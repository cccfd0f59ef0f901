import NibRuntime
import NibUIKit
import Testing

@Suite("Keys that have commands")
@MainActor
struct KeyPressTests {
  private final class Controller: UIViewController, NibActionPerforming {
    var log: [String] = []
    var commands: [UIKeyCommand] = []
    override var keyCommands: [UIKeyCommand]? { commands }

    func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) -> Bool {
      log.append(selector)
      return true
    }
  }

  @Test("the first command of the chain sends its action; another key does nothing")
  func chain() throws {
    let controller = Controller()
    let off = UIKeyCommand(
      title: "", action: Selector("off:"), input: "s", modifierFlags: .command, attributes: .disabled)
    controller.commands = [
      off, UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:")),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("stop:")),
    ]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    #expect(try window.press("s", .command))
    #expect(try !window.press("s"))
    let field = UITextField(frame: CGRect())
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(try window.press(UIKeyCommand.inputEscape))
    #expect(controller.log == ["save:", "stop:"])
  }
}
