import Foundation
import NibAppKit
import Testing

@Suite("Kinds of items of touch bars")
struct TouchBarKindTests {
  private final class Counter {
    var sent = 0
  }

  @Test("a picker selects as its mode says")
  func picker() {
    let item = NSPickerTouchBarItem(
      identifier: "size", labels: ["S", "M", "L"], selectionMode: .selectOne, target: nil, action: nil)
    #expect(item.numberOfOptions == 3 && item.selectedIndex == -1 && item.label(at: 1) == "M")
    item.choose(1)
    item.choose(2)
    #expect(item.selectedIndex == 2 && !item.isSelected(at: 1))
    item.setEnabled(false, at: 0)
    item.choose(0)
    #expect(item.selectedIndex == 2)
    item.selectionMode = .selectAny
    item.setSelected(true, at: 1)
    #expect(item.isSelected(at: 1) && item.isSelected(at: 2))
    item.selectionMode = .momentary
    item.customizationLabel = "Size"
    #expect(item.customizationLabel == "Size" && (item as NSTouchBarItem).customizationLabel == "Size")
  }

  @Test("a stepper stays within its bounds")
  func stepper() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let item = NSStepperTouchBarItem(identifier: "count", formatter: formatter)
    (item.maxValue, item.increment) = (5, 2)
    item.step(2)
    #expect(item.value == 4 && item.shownValue == "4")
    item.step()
    #expect(item.value == 5)
    item.step(-9)
    #expect(item.value == 0)
  }

  private final class Hearer: NSCandidateListTouchBarItemDelegate {
    var heard: [String] = []
    func candidateListTouchBarItem(_ anItem: NSCandidateListTouchBarItem<AnyObject>, endSelectingCandidateAt index: Int)
    {
      heard.append("end \(anItem.candidates.count) \(index)")
    }
    func candidateListTouchBarItem(
      _ anItem: NSCandidateListTouchBarItem<AnyObject>, changeSelectionFromCandidateAt previousIndex: Int, to index: Int
    ) { heard.append("from \(previousIndex) to \(index)") }
    func candidateListTouchBarItem(
      _ anItem: NSCandidateListTouchBarItem<AnyObject>, changedCandidateListVisibility isVisible: Bool
    ) { heard.append("visible \(isVisible)") }
  }

  @Test("a list of candidates tells its delegate")
  func candidates() {
    let item = NSCandidateListTouchBarItem<NSString>(identifier: "words")
    let hearer = Hearer()
    item.delegate = hearer
    item.setCandidates(["tea", "teapot"], forSelectedRange: NSRange(location: 0, length: 3), in: "tea")
    item.choose(1, by: 0)
    item.isCollapsed = true
    item.choose(0)
    #expect(hearer.heard == ["visible true", "from 0 to 1", "end 2 1", "visible false"])
    #expect(item.shownCandidate(at: 0).string == "tea")
  }

  @Test("images at the ends of a slider move it")
  func accessories() {
    let item = NSSliderTouchBarItem(identifier: "volume")
    item.slider = NSSlider(value: 5, minValue: 0, maxValue: 10, target: nil, action: nil)
    let (quiet, loud) = (NSSliderAccessory(image: NSImage()), NSSliderAccessory(image: NSImage()))
    (item.minimumValueAccessory, item.maximumValueAccessory) = (quiet, loud)
    loud.tap()
    #expect(item.doubleValue == 6)
    quiet.behavior = .valueReset
    quiet.tap()
    #expect(item.doubleValue == 0)
    loud.behavior = .none
    loud.tap()
    #expect(item.doubleValue == 0)
    let counter = Counter()
    loud.behavior = NSSliderAccessoryBehavior { _ in counter.sent += 1 }
    loud.tap()
    #expect(counter.sent == 1)
  }

  private final class Words: NSScrubberDataSource, NSScrubberFlowLayoutDelegate {
    var cancelled = 0
    func didCancelInteracting(with scrubber: NSScrubber) { cancelled += 1 }
    func numberOfItems(for scrubber: NSScrubber) -> Int { 3 }
    func scrubber(_ scrubber: NSScrubber, viewForItemAt index: Int) -> NSScrubberItemView { NSScrubberTextItemView() }
    func scrubber(_ scrubber: NSScrubber, layout: NSScrubberFlowLayout, sizeForItemAt itemIndex: Int) -> NSSize {
      NSSize(width: 10 * CGFloat(itemIndex + 1), height: 30)
    }
  }

  @Test("a scrubber's layout places its items")
  func scrubber() throws {
    let scrubber = NSScrubber(frame: NSRect(x: 0, y: 0, width: 90, height: 30))
    let words = Words()
    let flow = NSScrubberFlowLayout()
    flow.itemSpacing = 5
    (scrubber.scrubberLayout, scrubber.delegate, scrubber.dataSource) = (flow, words, words)
    #expect(scrubber.itemViewForItem(at: 1)?.frame == NSRect(x: 15, y: 0, width: 20, height: 30))
    #expect(flow.scrubberContentSize == NSSize(width: 70, height: 30))
    #expect(flow.layoutAttributesForItems(in: NSRect(x: 0, y: 0, width: 12, height: 30)).map(\.itemIndex) == [0])
    scrubber.cancelTouch(on: 1)
    #expect(words.cancelled == 1 && scrubber.selectedIndex == -1)
    scrubber.scrubberLayout = NSScrubberProportionalLayout(numberOfVisibleItems: 2)
    #expect(scrubber.itemViewForItem(at: 1)?.frame == NSRect(x: 45, y: 0, width: 45, height: 30))
  }

  @Test("ways to make controls smaller are sets")
  func compression() {
    let both = NSUserInterfaceCompressionOptions(options: [.hideText, .hideImages])
    #expect(both.contains(.hideText) && NSUserInterfaceCompressionOptions.standard.contains(both))
    #expect(both.subtracting(.hideText) == .hideImages && !both.intersects(.reduceMetrics) && !both.isEmpty)
  }
}
