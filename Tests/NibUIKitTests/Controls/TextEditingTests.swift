import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

private final class Editor: UITextFieldDelegate, UITextViewDelegate {
  var heard: [String] = []
  var refuses: Set<String> = []
  private func ask(_ question: String) -> Bool {
    heard.append(question)
    return !refuses.contains(question)
  }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin \(textField.tag)?") }
  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began \(textField.tag)") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end \(textField.tag)?") }
  func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended \(textField.tag)") }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  { ask("\(range.location)+\(range.length) '\(string)'?") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("clear?") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return?") }
  func textViewDidBeginEditing(_ textView: UITextView) { heard.append("began view") }
  func textViewDidEndEditing(_ textView: UITextView) { heard.append("ended view") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    ask("\(range.location)+\(range.length) '\(text)'?")
  }
  func textViewDidChange(_ textView: UITextView) { heard.append("changed '\(textView.text ?? "")'") }
}

@Suite("Editing text")
struct TextEditingTests {
  private let top = UIView()
  private let first = UITextField()
  private let second = UITextField()
  private let editor = Editor()

  init() {
    (first.tag, second.tag) = (1, 2)
    for field in [first, second] {
      top.addSubview(field)
      field.delegate = editor
    }
  }

  private func listen(_ field: UITextField) {
    let events: [(ControlEvents, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"), (.editingDidEnd, "event end"),
      (.editingDidEndOnExit, "event exit"),
    ]
    for (event, name) in events { field.addAction(for: event) { [editor] _ in editor.heard.append(name) } }
  }

  @Test("a field becomes first responder after the earlier one ended")
  func focus() throws {
    #expect(try InterfaceFaults.catching { first.becomeFirstResponder() })
    editor.heard = []

    #expect(try InterfaceFaults.catching { second.becomeFirstResponder() })

    #expect(editor.heard == ["begin 2?", "end 1?", "ended 1", "began 2"])
    #expect(!first.isFirstResponder)
    #expect(second.isEditing)
    #expect(top.firstResponder === second)
  }

  @Test("who refuses to begin does not, and who refuses to end stays")
  func refuse() throws {
    editor.refuses = ["begin 2?", "end 1?"]

    #expect(try InterfaceFaults.catching { first.becomeFirstResponder() })
    #expect(try InterfaceFaults.catching { !second.becomeFirstResponder() })
    #expect(try InterfaceFaults.catching { !first.resignFirstResponder() })
    editor.refuses = ["end 1?"]
    #expect(try InterfaceFaults.catching { !second.becomeFirstResponder() })
    #expect(first.isFirstResponder)
    #expect(try InterfaceFaults.catching { !top.endEditing() })
    #expect(try InterfaceFaults.catching { top.endEditing(true) })

    #expect(!first.isFirstResponder)
  }

  @Test("typing asks for every character, and each that is allowed fires an event")
  func typing() throws {
    listen(first)
    editor.refuses = ["1+0 'b'?"]

    #expect(try first.type("ab🙂c"))

    #expect(first.text == "a🙂c")
    #expect(
      editor.heard == [
        "begin 1?", "began 1", "event begin", "0+0 'a'?", "event changed", "1+0 'b'?", "1+0 '🙂'?", "event changed",
        "3+0 'c'?", "event changed",
      ])
  }

  @Test("deleting takes whole characters, pasting is one change, clearing asks")
  func edits() throws {
    first.text = "a🙂"

    #expect(try first.deleteBackward(1))
    #expect(first.text == "a")
    #expect(try first.replaceText(with: "new"))
    #expect(editor.heard.suffix(1) == ["0+1 'new'?"])
    editor.refuses = ["clear?"]
    #expect(try !first.clear())
    editor.refuses = []
    #expect(try first.clear())

    #expect(first.text == "")
    #expect(try !first.deleteBackward(1))
  }

  @Test("return asks, fires, and ends editing where an action for it is")
  func returnKey() throws {
    #expect(try !first.pressReturn())
    try InterfaceFaults.catching { first.becomeFirstResponder() }
    editor.refuses = ["return?"]
    #expect(try !first.pressReturn())
    editor.refuses = []
    #expect(try first.pressReturn())
    #expect(first.isEditing)
    first.enablesReturnKeyAutomatically = true
    #expect(try !first.pressReturn())
    first.enablesReturnKeyAutomatically = false
    listen(first)
    editor.heard = []

    #expect(try first.pressReturn())

    #expect(editor.heard == ["return?", "event exit", "end 1?", "ended 1", "event end"])
    #expect(!first.isEditing)
  }

  @Test("a field that does not react takes no text; setting text in code asks nobody")
  func passive() throws {
    first.isEnabled = false
    second.isHidden = true

    #expect(try !first.type("a"))
    #expect(try !second.type("a"))
    first.text = "code"

    #expect(editor.heard.isEmpty)
    #expect(try !first.tap())
  }

  @Test("a field that leaves the tree is no first responder; a tree brings its own along")
  func leaving() throws {
    try InterfaceFaults.catching { first.becomeFirstResponder() }
    first.removeFromSuperview()
    #expect(top.firstResponder == nil)
    #expect(editor.heard.contains("ended 1"))

    let (other, field) = (UIView(), UITextField())
    other.addSubview(field)
    try InterfaceFaults.catching { field.becomeFirstResponder() }
    top.addSubview(other)

    #expect(top.firstResponder === field)
    #expect(field.isFirstResponder)
  }

  @Test("a text view asks and tells its delegate")
  func textView() throws {
    let view = UITextView()
    view.delegate = editor
    top.addSubview(view)

    #expect(try view.type("ab"))
    #expect(try view.replaceText(with: "c"))
    #expect(try InterfaceFaults.catching { view.resignFirstResponder() })
    view.isEditable = false
    #expect(try !view.type("d"))

    #expect(view.text == "c")
    #expect(
      editor.heard == [
        "began view", "0+0 'a'?", "changed 'a'", "1+0 'b'?", "changed 'ab'", "0+2 'c'?", "changed 'c'", "ended view",
      ])
  }

  @Test("text and attributed text never differ")
  func styled() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "bold", attributes: [.foregroundColor: UIColor.red])

    #expect(label.text == "bold")
    #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) == nil)
    label.text = "plain"
    #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .label)
    #expect(label.text == "plain")
  }

  @Test("a field of an archive has its keyboard")
  func traits() throws {
    var nib = TestNib()
    nib.object(
      "f", "UITextField",
      [
        ("UIKeyboardType", .int(7)), ("UIReturnKeyType", .int(9)), ("UISecureTextEntry", .bool(true)),
        ("UIAutocorrectionType", .int(1)), ("UIClearButtonMode", .int(1)), ("UITextContentType", .string("password")),
      ])

    let field = try #require(try load(nib).find(UITextField.self))

    #expect(field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .done)
    #expect(field.isSecureTextEntry)
    #expect(field.autocorrectionType == .no)
    #expect(field.clearButtonMode == .whileEditing)
    #expect(field.textContentType == "password")
    #expect(field.autocapitalizationType == .none)
    #expect(UITextView().autocapitalizationType == .sentences)
  }

  @Test("ranges beyond a text do not reach beyond it")
  func ranges() {
    #expect(TextEdit.replace(NSRange(location: 9, length: 9), of: "ab", with: "c") == "abc")
    #expect(TextEdit.replace(NSRange(location: -3, length: 1), of: "ab", with: "c") == "cb")
    #expect(TextEdit.replace(NSRange(location: 1, length: Int.max), of: "ab", with: "") == "a")
  }

  @Test("a line break presses return, and what comes after it is typed in the field that is edited then")
  func lineBreak() throws {
    var left = 0
    first.addAction(UIAction { [second] _ in second.becomeFirstResponder() }, for: .editingDidEndOnExit)
    second.addAction(UIAction { _ in left += 1 }, for: .editingDidEndOnExit)

    #expect(try first.type("Ada\nGrace\n"))

    #expect(first.text == "Ada")
    #expect(second.text == "Grace")
    #expect(left == 1)
    #expect(!first.isEditing && !second.isEditing)
    #expect(editor.heard.filter { $0 == "return?" }.count == 2)
  }
}
