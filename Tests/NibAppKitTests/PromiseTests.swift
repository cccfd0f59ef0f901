import NibAppKit
import NibTestSupport
import Testing

/// Puts in what it promised, and counts.
private final class Owner: NSPasteboardTypeOwner, NSPasteboardItemDataProvider {
  var log: [String] = []
  func pasteboard(_ sender: NSPasteboard, provideDataForType type: NSPasteboard.PasteboardType) {
    log.append("owner \(sender.string(forType: type) ?? "nothing")")
    sender.setString("given", forType: type)
  }
  func pasteboardChangedOwner(_ sender: NSPasteboard) { log.append("changed") }
  func pasteboard(
    _ pasteboard: NSPasteboard?, item: NSPasteboardItem, provideDataForType type: NSPasteboard.PasteboardType
  ) {
    log.append("item \(item.string(forType: type) ?? "nothing")")
    item.setString("item's", forType: type)
  }
  func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard) { log.append("finished") }
}

/// Starts its animation again at its end.
private final class Repeater: NSAnimationDelegate {
  var (ends, marks) = (0, 0)
  func animationDidEnd(_ animation: NSAnimation) {
    ends += 1
    animation.start()
  }
  func animation(_ animation: NSAnimation, didReachProgressMark progress: NSAnimation.Progress) { marks += 1 }
}

@MainActor
@Suite("What is promised and kept, and what would have no end") struct PromiseTests {
  @Test("an owner puts in what it declared when somebody asks, and hears when it is the owner no more")
  func owners() {
    let (board, owner) = (NSPasteboard.withUniqueName(), Owner())
    defer { board.releaseGlobally() }
    board.declareTypes([.tiff, .string, .html], owner: owner)
    #expect(board.types == [.tiff, .string, .html] && owner.log.isEmpty)
    #expect(board.string(forType: .string) == "given" && board.string(forType: .string) == "given")
    #expect(owner.log == ["owner nothing"])
    board.clearContents()
    #expect(owner.log == ["owner nothing", "changed"] && board.types == nil)
  }

  @Test("who promises the bytes of an item may ask for them, and hears when nobody will ask any more")
  func providers() {
    let (board, owner, item) = (NSPasteboard.withUniqueName(), Owner(), NSPasteboardItem())
    defer { board.releaseGlobally() }
    item.setDataProvider(owner, forTypes: [.string])
    board.writeObjects([item])
    #expect(board.string(forType: .string) == "item's")
    board.clearContents()
    #expect(owner.log == ["item nothing", "finished"])
  }

  @Test("a text that looks like a list of older days is a text")
  func lists() {
    let board = NSPasteboard.withUniqueName()
    defer { board.releaseGlobally() }
    board.setString("{ a = b; }", forType: .string)
    #expect(board.propertyList(forType: .string) as? String == "{ a = b; }")
    board.setPropertyList(["a": "b"], forType: .tabularText)
    #expect(board.propertyList(forType: .tabularText) as? [String: String] == ["a": "b"])
  }

  @Test("animations that start each other run once, and one that is started again begins anew")
  func animations() {
    let (first, second, delegate) = (
      NSAnimation(duration: 1, animationCurve: .linear), NSAnimation(duration: 1, animationCurve: .linear), Repeater()
    )
    first.delegate = delegate
    first.addProgressMark(0.5)
    second.start(when: first, reachesProgress: 1)
    first.start(when: second, reachesProgress: 1)
    defer { first.clearStart() }
    first.start()
    #expect(delegate.ends == 1 && delegate.marks == 1 && second.currentProgress == 1)
    first.start()
    #expect(delegate.ends == 2 && delegate.marks == 2)
  }

  @Test("an element for assistive technology does not keep what it lies in")
  func parents() {
    weak var gone: NSAccessibilityElement?
    do {
      let (outer, inner) = (NSAccessibilityElement(), NSAccessibilityElement())
      outer.accessibilityAddChildElement(inner)
      #expect(inner.accessibilityParent() as? NSAccessibilityElement === outer)
      gone = outer
    }
    #expect(gone == nil)
  }
}
