import Foundation
import NibUIKit
import Testing

/// Notes the notifications of some names while it lives.
@MainActor
private final class Notes {
  private(set) var names: [String] = []
  private(set) var frames: [CGRect] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: [Notification.Name], object: AnyObject? = nil) {
    for name in names {
      let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { note in
        let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        MainActor.assumeIsolated {
          self.names.append(name.rawValue)
          if let frame { self.frames.append(frame) }
        }
      }
      tokens.append(token)
    }
  }

  func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

@MainActor
private func window(_ views: UIView...) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let controller = UIViewController()
  window.rootViewController = controller
  window.makeKeyAndVisible()
  for view in views { controller.view.addSubview(view) }
  return window
}

@Suite("The keyboard and who hears of text")
@MainActor
struct KeyboardTests {
  private static let keyboard = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
  ]

  @Test("comes with the first field, stays for the next one, and goes with the last")
  func comesAndGoes() throws {
    let (first, second) = (UITextField(frame: CGRect()), UITextView(frame: CGRect()))
    let window = window(first, second)
    let notes = Notes(Self.keyboard)
    defer { notes.stop() }
    try first.tap()
    #expect(notes.names == ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"])
    #expect(notes.frames.last == CGRect(x: 0, y: 852 - 336, width: 393, height: 336))
    #expect(window.keyboardLayoutGuide.layoutFrame.size.height == 336)
    try second.tap()
    #expect(notes.names.count == 2)
    second.resignFirstResponder()
    #expect(notes.names.suffix(2) == ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"])
    #expect(window.keyboardLayoutGuide.layoutFrame.size.height == 0)
  }

  @Test("has the height of what stands in its place and above it, and goes with a field that leaves")
  func height() throws {
    let field = UITextField(frame: CGRect())
    field.inputView = UIPickerView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    field.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    let window = window(field)
    let notes = Notes(Self.keyboard)
    defer { notes.stop() }
    try field.tap()
    #expect(notes.frames.last?.size.height == 244)
    field.removeFromSuperview()
    #expect(notes.names.last == "UIKeyboardDidHideNotification")
    #expect(window.firstResponder == nil)
  }

  @Test("fields and text views post what a user does with their text")
  func texts() throws {
    let (field, view) = (UITextField(frame: CGRect()), UITextView(frame: CGRect()))
    let window = window(field, view)
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification, UITextView.textDidBeginEditingNotification,
      UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
    ]
    let (ofField, ofView) = (Notes(names, object: field), Notes(names, object: view))
    defer {
      ofField.stop()
      ofView.stop()
    }
    try field.type("ab")
    field.text = "code"
    try field.deleteBackward(1)
    try view.type("c")
    window.endEditing()
    #expect(
      ofField.names.map { $0.dropFirst(11).prefix(10) } == ["TextDidBeg"] + Array(repeating: "TextDidCha", count: 3) + [
        "TextDidEnd"
      ])
    #expect(ofView.names.map { $0.dropFirst(10).prefix(10) } == ["TextDidBeg", "TextDidCha", "TextDidEnd"])
  }

  @Test("typing and deleting take the place of what code selected, and tell of the selection")
  func selection() throws {
    final class Listener: UITextViewDelegate, UITextFieldDelegate {
      var places: [Int] = []
      var reasons: [UITextField.DidEndEditingReason] = []
      func textViewDidChangeSelection(_ textView: UITextView) { places.append(textView.selectedRange.location) }
      func textFieldDidChangeSelection(_ textField: UITextField) { places.append(-1) }
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        reasons.append(reason)
      }
    }
    let listener = Listener()
    let (field, view) = (UITextField(frame: CGRect()), UITextView(frame: CGRect()))
    let window = window(field, view)
    (field.delegate, view.delegate) = (listener, listener)
    view.text = "one two"
    view.selectedRange = NSRange(location: 0, length: 3)
    try view.type("1a")
    #expect(view.text == "1a two")
    try view.deleteBackward(1)
    #expect(view.text == "1 two")
    #expect(listener.places == [0, 1, 2, 1])
    view.text = "new"
    try view.type("!")
    #expect(view.text == "new!")

    field.text = "abc"
    let start = field.beginningOfDocument
    field.selectedTextRange = field.textRange(from: start, to: start)
    try field.type("xy")
    #expect(field.text == "xyabc")
    try field.deleteBackward(2)
    #expect(field.text == "abc")
    window.endEditing()
    #expect(listener.reasons == [.committed])
  }

  @Test("a block for the main queue is called at once, and other queues are Foundation's")
  func mainQueue() async throws {
    nonisolated(unsafe) var shown = 0
    let center = NotificationCenter.default
    let token = center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { shown += 1 }
    }
    defer { center.removeObserver(token) }
    let field = UITextField(frame: CGRect())
    let window = window(field)
    try field.tap()
    #expect(shown == 1 && window.firstResponder === field)

    let name = Notification.Name("KeyboardTests")
    await withCheckedContinuation { continuation in
      nonisolated(unsafe) var other: (any NSObjectProtocol)?
      other = center.addObserver(forName: name, object: nil, queue: .main) { _ in
        MainActor.assumeIsolated { if let other { center.removeObserver(other) } }
        continuation.resume()
      }
      DispatchQueue.global().async { NotificationCenter.default.post(name: name, object: nil) }
    }
    let queue = OperationQueue()
    nonisolated(unsafe) var isOnQueue = false
    let third = center.addObserver(forName: name, object: nil, queue: queue) { _ in
      isOnQueue = OperationQueue.current === queue
    }
    center.post(name: name, object: nil)
    center.removeObserver(third)
    #expect(isOnQueue)
  }
}
