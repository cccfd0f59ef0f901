import Foundation
import NibUIKit
import Testing

@Suite("The menu of what is selected in a text")
@MainActor
struct EditMenuTests {
  @Test("has what the text allows, and what the delegate adds")
  func menu() throws {
    @MainActor
    final class Delegate: UITextFieldDelegate, UITextViewDelegate {
      var log: [String] = []
      func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        log.append("\(range.location)+\(range.length)")
        return UIMenu(children: suggestedActions + [UIAction(title: "Shout") { _ in textField.text = "LOUD" }])
      }
    }
    let (field, view, delegate) = (UITextField(frame: CGRect()), UITextView(frame: CGRect()), Delegate())
    (field.delegate, view.delegate) = (delegate, delegate)
    field.text = "quiet words"
    #expect(field.openEditMenu() == nil)
    field.becomeFirstResponder()
    let start = field.beginningOfDocument
    field.selectedTextRange = field.position(from: start, offset: 5).flatMap { field.textRange(from: start, to: $0) }
    let menu = try #require(field.openEditMenu())
    #expect(delegate.log == ["0+5"])
    #expect(try menu.choose("Cut"))
    #expect(field.text == " words")
    #expect(UIPasteboard.general.string == "quiet")
    #expect(try field.openEditMenu()?.choose("Shout") == true)
    #expect(field.text == "LOUD")

    view.text = "abc"
    view.becomeFirstResponder()
    #expect(try view.openEditMenu()?.choose("Select All") == true)
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    #expect(try view.openEditMenu()?.choose("Cut") == true)
    #expect(view.text.isEmpty)
    #expect(try view.openEditMenu()?.choose("Copy") == false)
  }
}
