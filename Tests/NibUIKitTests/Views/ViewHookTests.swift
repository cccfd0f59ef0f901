import Foundation
import NibUIKit
import Testing

@Suite("Methods of views and controllers that UIKit calls")
@MainActor
struct ViewHookTests {
  @Test("a touch is told to the view and along the chain, and who keeps it wants it")
  func touches() throws {
    final class Toucher: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began \(touches.first?.location(in: self).x ?? -1)")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }
    let (outer, inner) = (
      Toucher(frame: CGRect(x: 0, y: 0, width: 40, height: 40)),
      UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    )
    outer.addSubview(inner)
    #expect(try inner.tap())
    #expect(outer.log == ["began 10.0", "ended"])
    let tap = UITapGestureRecognizer()
    outer.addGestureRecognizer(tap)
    try outer.tap()
    #expect(outer.log.suffix(2) == ["began 20.0", "cancelled"])
    #expect(try !UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).tap())
  }

  @Test("a control follows the finger of a tap, or does not")
  func tracking() throws {
    final class Dial: UIControl {
      var follows = true
      var log: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("begin")
        return follows
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
    }
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    dial.addAction(UIAction { _ in dial.log.append("up") }, for: .touchUpInside)
    #expect(try dial.tap())
    #expect(dial.log == ["begin", "end", "up"])
    dial.follows = false
    #expect(try !dial.tap())
  }

  @Test("constraints are made before the first layout, and when they are asked for")
  func constraints() {
    final class Made: UIView {
      var count = 0
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    final class Controller: UIViewController {
      var count = 0
      override func loadView() { view = Made(frame: CGRect()) }
      override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = controller.view as? Made
    #expect(controller.count == 1 && view?.count == 1)
    view?.setNeedsLayout()
    view?.layoutIfNeeded()
    #expect(controller.count == 1)
    view?.setNeedsUpdateConstraints()
    #expect(view?.needsUpdateConstraints() == true)
    view?.layoutIfNeeded()
    #expect(controller.count == 2 && view?.count == 2)
    let plain = Made(frame: CGRect())
    plain.updateConstraintsIfNeeded()
    #expect(plain.count == 0)
    plain.setNeedsUpdateConstraints()
    plain.updateConstraintsIfNeeded()
    #expect(plain.count == 1 && !plain.needsUpdateConstraints())
  }

  @Test("a menu's delegate hears that it comes and goes, and of its picture")
  func contextMenu() throws {
    @MainActor
    final class Delegate: UIContextMenuInteractionDelegate {
      var log: [String] = []
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(previewProvider: { UIViewController() }) { _ in
          UIMenu(children: [UIAction(title: "A") { _ in }])
        }
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("comes") }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("goes") }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) { animator.addCompletion { self.log.append("picture \(animator.previewViewController != nil)") } }
    }
    let (view, delegate) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Delegate())
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(!interaction.tapPreview())
    #expect(try interaction.openMenu()?.choose("A") == true)
    interaction.dismissMenu()
    #expect(interaction.openMenu() != nil)
    #expect(interaction.tapPreview())
    #expect(delegate.log == ["comes", "goes", "comes", "picture true", "goes"])
  }

  @Test("a picker asks for titles with attributes and for sizes")
  func picker() {
    @MainActor
    final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
      ) -> NSAttributedString? { NSAttributedString(string: "row \(row)") }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    }
    let (picker, source) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Source())
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 300, height: 32))
    (picker.dataSource, picker.delegate) = (source, source)
    #expect(picker.title(forRow: 2) == "row 2")
    #expect(picker.select(title: "row 1", inComponent: 1))
    #expect(picker.selectedRow(inComponent: 1) == 1)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 150, height: 50))
  }
}
