import Foundation
import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

@Suite("Controls, bars and menus as apps' sources use them")
struct ControlLineTests {
  @Test("a bar item's target and action are read and replaced")
  func barItems() throws {
    let (first, second) = (RecordingOwner(), RecordingOwner())
    let item = UIBarButtonItem(title: "Save", style: .plain, target: first, action: "save:")
    #expect(item.target === first && item.action == "save:")
    item.target = second
    item.action = "store:"

    #expect(item.target === second && item.action?.description == "store:")
    #expect(item.actions.map(\.selector) == ["store:"])
    item.action = nil
    #expect(item.actions.isEmpty && item.target === second)
    item.action = "again:"
    #expect(item.actions.first?.target === second)
  }

  @Test("a slider's value is a Float within its bounds, and keeps what an archive says exactly")
  func sliders() throws {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = Float(7)
    slider.minimumValue = 8
    slider.setThumbImage(UIImage(systemName: "circle"), for: .normal)

    #expect(slider.value == 8)
    #expect(
      slider.thumbImage(for: .highlighted)?.nibImage.name == "circle" && slider.minimumTrackImage(for: .normal) == nil)
    #expect(slider.setAttribute(.real(8.1), forKey: "value") == .set)
    #expect(slider.changedProperties.contains { $0.name == "value" && Double(nibValue: $0.value) == 8.1 })
    let bar = UIProgressView()
    bar.observedProgress = Progress(totalUnitCount: 4)
    bar.setProgress(Float(3) / 4, animated: true)
    #expect(bar.progress == 0.75)
  }

  @Test("a date picker has a date at any time, within its bounds")
  func dates() {
    let picker = UIDatePicker()
    let before = Date()
    #expect(picker.date >= before)
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 10)
    #expect(picker.date == picker.maximumDate)
    picker.locale = Locale(identifier: "de_DE")
    picker.calendar = Calendar(identifier: .buddhist)
    #expect(picker.locale?.identifier == "de_DE" && picker.calendar.identifier == .buddhist)
  }

  @Test("a segment of an action performs it when a user chooses it")
  func segments() throws {
    var chosen: [String] = []
    let control = UISegmentedControl(
      frame: .zero, actions: ["Day", "Week"].map { title in UIAction(title: title) { chosen.append($0.title) } })

    #expect(try control.select(1))
    control.selectedSegmentIndex = 0
    #expect(control.titles == ["Day", "Week"] && chosen == ["Week"])
    #expect(control.actionForSegment(at: 0)?.title == "Day")
  }

  @Test("a configuration's title has attributes, which a transformer changes where it is shown")
  func configurations() throws {
    let button = UIButton(configuration: .borderedProminent())
    button.configuration?.title = "Go"
    button.configuration?.titleTextAttributesTransformer = .init { attributes in
      var attributes = attributes
      attributes.font = .boldSystemFont(ofSize: 20)
      return attributes
    }
    #expect(button.configuration?.style == .filled && button.configuration?.attributedTitle == nil)
    #expect(button.shownTitle?.runs.first?.font == .boldSystemFont(ofSize: 20))

    var title = AttributedString("Stop")
    title.foregroundColor = .red
    button.configuration?.attributedTitle = title
    #expect(button.title(for: .normal) == "Stop" && button.configuration?.attributedTitle == title)
    #expect(
      button.attributedTitle(for: .normal)?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    button.configuration?.title = "Wait"
    #expect(button.configuration?.attributedTitle == nil)
  }

  @Test("what a deferred element provides is in the menu, asked for once or each time")
  func menus() throws {
    var (asked, chosen) = (0, 0)
    let provide = { (done: @escaping ([UIMenuElement]) -> Void) in
      asked += 1
      done([UIAction(title: "Late") { _ in chosen += 1 }])
    }
    let button = UIButton()
    button.menu = UIMenu(children: [UIDeferredMenuElement(provide)])
    #expect(try button.choose("Late") && button.choose("Late"))
    #expect(asked == 1 && chosen == 2)

    let anew = UIMenu(children: [UIDeferredMenuElement.uncached(provide)])
    #expect(anew.shownChildren.count == 1 && anew.shownChildren.count == 1 && asked == 3)
    let hidden = UIAction(title: "Hidden", attributes: .hidden, state: .on) { _ in }
    #expect(anew.replacingChildren([hidden]).shownChildren.isEmpty)
    #expect(anew.replacingChildren([hidden]).selectedElements == [hidden])
  }

  @Test("code edits a text where it is selected, and a subclass hears of the delete key")
  func editing() throws {
    final class Digits: UITextField {
      var deletes = 0
      override func deleteBackward() {
        deletes += 1
        super.deleteBackward()
      }
    }
    let field = Digits()
    var changes = 0
    field.addAction(for: .editingChanged) { _ in changes += 1 }
    field.insertText("abd")
    field.selection = NSRange(location: 2, length: 0)
    field.insertText("c")
    #expect(field.text == "abcd")
    field.deleteBackward()
    #expect(field.text == "abd" && field.hasText && changes == 3)
    #expect(try field.deleteBackward(2))
    #expect(field.text == "d" && field.deletes == 3)
    field.text = "e\u{301}👍🏽"
    field.selection = nil
    field.deleteBackward()
    #expect(field.text == "e\u{301}")
  }

  @Test("a text without attributes has those of its view")
  func styledText() throws {
    let label = UILabel()
    #expect(label.attributedText == nil)
    label.font = .boldSystemFont(ofSize: 9)
    label.textAlignment = .center
    label.text = "Hello"
    let text = try #require(label.attributedText)

    #expect(text.string == "Hello")
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 9))
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .label)
    #expect((text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .center)
  }

  @Test("a text storage changes the text of its view")
  func storage() {
    let view = UITextView(frame: .zero, textContainer: nil)
    view.text = "one"
    view.textStorage.append(NSAttributedString(string: " two"))
    view.textStorage.addAttribute(.link, value: "x", range: NSRange(location: 0, length: 3))

    #expect(view.text == "one two")
    #expect(view.attributedText?.attribute(.link, at: 0, effectiveRange: nil) as? String == "x")
    #expect(view.layoutManager.numberOfGlyphs == 7)
  }

  @Test("fonts measure as the system's does")
  func fonts() {
    let body = UIFont.systemFont(ofSize: 17)
    #expect(abs(body.lineHeight - 20.287109375) < 1e-9)
    #expect(("a\nb" as NSString).size(withAttributes: [.font: body]).height == body.lineHeight * 2)
    #expect(body.fontDescriptor.withDesign(.rounded)?.postscriptName == ".SFUIRounded-Regular")
    #expect(UIFont(name: "Avenir", size: 9)?.fontDescriptor.withDesign(.serif) == nil)
  }
}
