import NibAppKit
import NibTestSupport
import Testing

/// Lays out in letters of 6.02 points and lines of 12.
@MainActor
private struct Laid {
  let content = NSTextContentStorage()
  let manager = NSTextLayoutManager()
  let container: NSTextContainer

  init(_ text: String, width: CGFloat = 0) {
    container = NSTextContainer(size: NSSize(width: width, height: 0))
    container.lineFragmentPadding = 0
    content.addTextLayoutManager(manager)
    manager.textContainer = container
    content.attributedString = NSAttributedString(
      string: text, attributes: [.font: NSFont.monospacedSystemFont(ofSize: 10, weight: .regular)])
  }

  func place(_ offset: Int) -> any NSTextLocation {
    content.location(content.documentRange.location, offsetBy: offset) ?? content.documentRange.endLocation
  }
  func range(_ start: Int, _ end: Int) -> NSTextRange { NSTextRange(location: place(start), end: place(end))! }
  func units(_ range: NSTextRange?) -> [Int]? {
    range.map {
      [
        content.offset(from: content.documentRange.location, to: $0.location),
        content.offset(from: content.documentRange.location, to: $0.endLocation),
      ]
    }
  }
  var fragments: [NSTextLayoutFragment] {
    var all: [NSTextLayoutFragment] = []
    manager.enumerateTextLayoutFragments(from: nil) {
      all.append($0)
      return true
    }
    return all
  }
  func move(
    _ start: Int, _ end: Int, _ direction: NSTextSelectionNavigation.Direction,
    _ destination: NSTextSelectionNavigation.Destination, extending: Bool = false
  ) -> [Int]? {
    let selection = NSTextSelection(range: range(start, end), affinity: .downstream, granularity: .character)
    return units(
      manager.textSelectionNavigation.destinationSelection(
        for: selection, direction: direction, destination: destination, extending: extending, confined: false)?
        .textRanges.first)
  }
}

@MainActor
@Suite("Layout by paragraphs") struct ParagraphLayoutTests {
  @Test("ranges contain, meet and join each other")
  func ranges() {
    let laid = Laid("0123456789")
    let (one, other) = (laid.range(2, 6), laid.range(4, 9))
    #expect(one.contains(laid.place(2)) && !one.contains(laid.place(6)) && one.contains(laid.range(3, 6)))
    #expect(laid.units(one.intersection(other)) == [4, 6] && laid.units(one.union(other)) == [2, 9])
    #expect(!one.intersects(laid.range(6, 9)) && one.intersection(laid.range(7, 9)) == nil)
    #expect(NSTextRange(location: laid.place(5), end: laid.place(4)) == nil && laid.range(3, 3).isEmpty)
    #expect(one == laid.range(2, 6) && laid.content.location(laid.place(3), offsetBy: .max) == nil)
    #expect(laid.content.location(laid.place(3), offsetBy: -4) == nil)
  }

  @Test("each paragraph is an element, with what ends it")
  func elements() throws {
    let laid = Laid("one\r\ntwo\n")
    var found: [NSTextParagraph] = []
    laid.content.enumerateTextElements(from: nil) { element in
      if let paragraph = element as? NSTextParagraph { found.append(paragraph) }
      return true
    }
    #expect(found.map(\.attributedString.string) == ["one\r\n", "two\n"])
    #expect(
      laid.units(found[0].paragraphContentRange) == [0, 3] && laid.units(found[0].paragraphSeparatorRange) == [3, 5])
    #expect(laid.content.textElements(for: laid.range(4, 6)).count == 2)
    #expect(laid.content.textElements(for: laid.range(5, 5)).first === found[1])
    var back: [String] = []
    laid.content.enumerateTextElements(from: nil, options: .reverse) {
      back.append(($0 as? NSTextParagraph)?.attributedString.string ?? "")
      return back.count < 1
    }
    #expect(back == ["two\n"])
    #expect(Laid("").content.enumerateTextElements(from: nil) { _ in true } == nil)
  }

  @Test("fragments stand where the lines of a layout manager do")
  func fragments() throws {
    let text = "one two three\nfour\n\nfive six seven eight\n"
    let laid = Laid(text, width: 50)
    let storage = NSTextStorage(attributedString: try #require(laid.content.attributedString))
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: NSSize(width: 50, height: 0)))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var lines: [NSRect] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, used, _, _, _ in
      lines.append(used)
    }
    lines.append(manager.extraLineFragmentUsedRect)

    let fragments = laid.fragments
    let own = fragments.flatMap { fragment in
      fragment.textLineFragments.map {
        $0.typographicBounds.offsetBy(dx: fragment.layoutFragmentFrame.minX, dy: fragment.layoutFragmentFrame.minY)
      }
    }
    #expect(own == lines && fragments.count == 4 && lines.count > 6)
    #expect(laid.manager.usageBoundsForTextContainer == manager.usedRect(for: container))
    #expect(fragments.map { laid.units($0.rangeInElement) } == [[0, 14], [14, 19], [19, 20], [20, 41]])
    #expect(fragments[1].layoutFragmentFrame.minY == fragments[0].layoutFragmentFrame.maxY)
    #expect(fragments[1].layoutFragmentFrame.height == 12)
    #expect(
      laid.manager.textLayoutFragment(for: CGPoint(x: 3, y: fragments[1].layoutFragmentFrame.midY)) === fragments[1])
    #expect(laid.manager.textLayoutFragment(for: laid.place(41)) === fragments[3])
  }

  @Test("lines of a fragment say where characters stand")
  func lines() throws {
    let laid = Laid("ab cd", width: 20)
    let fragment = try #require(laid.fragments.first)
    #expect(
      fragment.textLineFragments.map(\.characterRange) == [
        NSRange(location: 0, length: 3), NSRange(location: 3, length: 2),
      ])
    let second = fragment.textLineFragments[1]
    #expect(
      abs(second.locationForCharacter(at: 4).x - 6.02) < 1e-9 && second.characterIndex(for: CGPoint(x: 7, y: 0)) == 4)
    #expect(second.locationForCharacter(at: .max).x == second.typographicBounds.width)
    #expect(fragment.textLineFragment(for: laid.place(3), isUpstreamAffinity: true) === fragment.textLineFragments[0])
    #expect(fragment.textLineFragment(forVerticalOffset: 13, requiresExactMatch: true) === second)
    #expect(fragment.textLineFragment(forVerticalOffset: .nan, requiresExactMatch: true) == nil)
  }

  @Test("edits of the storage are laid out, and other fragments stand for them")
  func edits() throws {
    let laid = Laid("a")
    let old = try #require(laid.fragments.first)
    laid.content.performEditingTransaction {
      laid.content.textStorage?.append(NSAttributedString(string: "\nb"))
    }
    #expect(laid.fragments.count == 2 && laid.fragments[0] !== old)
    laid.manager.replaceContents(in: laid.range(0, 1), with: NSAttributedString(string: "xyz"))
    #expect(laid.content.attributedString?.string == "xyz\nb")
    laid.manager.addRenderingAttribute(.toolTip, value: "t", for: laid.range(1, 3))
    laid.content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 1), with: "12")
    var runs: [[Int]?] = []
    laid.manager.enumerateRenderingAttributes(from: laid.place(0), reverse: false) { _, _, range in
      runs.append(laid.units(range))
      return true
    }
    #expect(runs == [[2, 4]])
    laid.manager.replace(NSTextContentStorage())
    #expect(laid.manager.textContentManager !== laid.content && laid.content.textLayoutManagers.isEmpty)
  }

  @Test("segments of a part are one for each line")
  func segments() {
    let laid = Laid("ab cd ef", width: 20)
    func rects(_ start: Int, _ end: Int, _ type: NSTextLayoutManager.SegmentType) -> [CGRect] {
      var all: [CGRect] = []
      laid.manager.enumerateTextSegments(in: laid.range(start, end), type: type) { _, rect, _, _ in
        all.append(rect)
        return true
      }
      return all
    }
    #expect(rects(1, 7, .selection).map(\.maxX).prefix(2) == [20, 20] && rects(1, 7, .selection).count == 3)
    #expect(rects(4, 4, .standard).map(\.width) == [0] && rects(4, 4, .standard)[0].minY == 12)
  }

  @Test("selections move by characters, words, lines and paragraphs, and grow from the end that stays")
  func moves() {
    let laid = Laid("one two\nthree")
    #expect(laid.move(0, 0, .forward, .character) == [1, 1] && laid.move(0, 3, .right, .character) == [3, 3])
    #expect(laid.move(0, 3, .left, .character) == [0, 0] && laid.move(0, 0, .backward, .character) == [0, 0])
    #expect(laid.move(1, 1, .forward, .word) == [3, 3] && laid.move(6, 6, .backward, .word) == [4, 4])
    #expect(laid.move(2, 2, .forward, .line) == [7, 7] && laid.move(10, 10, .backward, .line) == [8, 8])
    #expect(laid.move(2, 2, .down, .character) == [10, 10] && laid.move(13, 13, .up, .character) == [5, 5])
    #expect(laid.move(9, 9, .down, .character) == [13, 13] && laid.move(2, 2, .up, .character) == [0, 0])
    #expect(laid.move(2, 2, .forward, .document) == [2, 2].map { $0 + 11 })
    #expect(laid.move(2, 2, .forward, .paragraph) == [8, 8])
    #expect(laid.move(2, 4, .forward, .character, extending: true) == [2, 5])
    #expect(laid.move(2, 4, .backward, .character, extending: true) == [1, 4])
    #expect(Laid("").move(0, 0, .down, .word) == [0, 0])
  }

  @Test("a pointer selects places, from an anchor on, and words")
  func points() throws {
    let laid = Laid("one two\nthree")
    let (navigation, start) = (laid.manager.textSelectionNavigation, laid.place(0))
    func at(_ point: CGPoint, _ anchors: [NSTextSelection] = [], selecting: Bool = false) -> [NSTextSelection] {
      navigation.textSelections(
        interactingAt: point, inContainerAt: start, anchors: anchors, modifiers: [], selecting: selecting, bounds: .zero
      )
    }
    let first = at(CGPoint(x: 13, y: 2))
    #expect(laid.units(first.first?.textRanges.first) == [2, 2])
    let dragged = at(CGPoint(x: 7, y: 14), first, selecting: true)
    #expect(laid.units(dragged.first?.textRanges.first) == [2, 9])
    #expect(laid.units(at(CGPoint(x: 0, y: 0), dragged, selecting: true).first?.textRanges.first) == [0, 2])
    let word = navigation.textSelection(for: .word, enclosing: CGPoint(x: 30, y: 2), inContainerAt: start)
    #expect(laid.units(word?.textRanges.first) == [4, 7])
    #expect(laid.units(laid.manager.textRange(for: .sentence, enclosing: laid.place(9))) == [8, 13])
    let caret = NSTextSelection(laid.place(7), affinity: .downstream)
    let deleted = navigation.deletionRanges(
      for: caret, direction: .backward, destination: .word, allowsDecomposition: false)
    #expect(deleted.map { laid.units($0) } == [[4, 7]])
  }

  @Test("what is seen is told of, fragment by fragment")
  func viewport() {
    final class Watcher: NSTextViewportLayoutControllerDelegate {
      var seen: [NSTextLayoutFragment] = []
      func viewportBounds(for controller: NSTextViewportLayoutController) -> CGRect {
        CGRect(x: 0, y: 13, width: 10, height: 12)
      }
      func textViewportLayoutController(
        _ controller: NSTextViewportLayoutController, configureRenderingSurfaceFor fragment: NSTextLayoutFragment
      ) { seen.append(fragment) }
    }
    let (laid, watcher) = (Laid("a\nb\nc\nd"), Watcher())
    let controller = laid.manager.textViewportLayoutController
    controller.delegate = watcher
    controller.layoutViewport()
    #expect(watcher.seen == Array(laid.fragments[1...2]) && laid.units(controller.viewportRange) == [2, 6])
    #expect(controller.relocateViewport(to: laid.place(6)) == 36)
  }

  @Test("a view lays out by paragraphs until somebody asks for its layout manager")
  func views() throws {
    let view = NSTextView(usingTextLayoutManager: true)
    view.string = "a\nb"
    let manager = try #require(view.textLayoutManager)
    #expect(view.textLayoutManager === manager && view.textContentStorage?.textStorage === view.textStorage)
    var count = 0
    manager.enumerateTextLayoutFragments(from: nil) { _ in
      count += 1
      return true
    }
    #expect(count == 2 && manager.textContainer === view.textContainer)
    view.moveRight(nil)
    #expect(view.textLayoutManager === manager)
    #expect(view.layoutManager != nil && view.textLayoutManager == nil && view.textContentStorage == nil)
    #expect(NSTextView(usingTextLayoutManager: false).textLayoutManager == nil)
    #expect(NSTextView().textLayoutManager != nil)
  }

  @Test("long texts take time that grows with their length")
  func long() {
    let laid = Laid(String(repeating: "word\n", count: 6_000), width: 100)
    #expect(laid.fragments.count == 6_000)
  }
}
