import Foundation
import NibAppKit
import NibRuntime
import Testing

/// Touch bars, scrubbers and animations that code makes.
@Suite("Touch bars and animations of AppKit") struct TouchBarTests {
  private final class Items: NSTouchBarDelegate {
    var made = 0
    func touchBar(_ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier)
      -> NSTouchBarItem?
    {
      made += 1
      return identifier == "color" ? NSColorPickerTouchBarItem.colorPicker(withIdentifier: identifier) : nil
    }
  }

  @Test("items come of the templates or, once, of the delegate; a user chooses which are shown")
  func items() {
    let (bar, items) = (NSTouchBar(), Items())
    let play = NSButtonTouchBarItem(identifier: "play", title: "Play", target: nil, action: nil)
    bar.templateItems = [play]
    bar.delegate = items
    #expect(bar.itemIdentifiers == ["play"])
    bar.defaultItemIdentifiers = ["play", .flexibleSpace, "color"]
    #expect(bar.item(forIdentifier: "play") === play)
    #expect(bar.item(forIdentifier: "color") is NSColorPickerTouchBarItem && bar.item(forIdentifier: "no") == nil)
    #expect(bar.item(forIdentifier: "color") != nil && items.made == 2)
    bar.customizationAllowedItemIdentifiers = ["volume"]
    bar.customizationRequiredItemIdentifiers = ["play"]
    bar.choose(["volume", "unknown"])
    #expect(bar.itemIdentifiers == ["volume", "play"])
  }

  @Test("items are buttons, sliders, groups and other bars")
  func kinds() {
    let slider = NSSliderTouchBarItem(identifier: "volume")
    slider.slider.maxValue = 11
    slider.doubleValue = 20
    #expect(slider.doubleValue == 11 && slider.view === slider.slider)
    let group = NSGroupTouchBarItem(identifier: "group", items: [slider])
    #expect(group.groupTouchBar.itemIdentifiers == ["volume"])
    let popover = NSPopoverTouchBarItem(identifier: "more")
    popover.showPopover(nil)
    #expect(popover.isPopoverShown)
    popover.dismissPopover(nil)
    popover.visibilityPriority = .high
    #expect(!popover.isPopoverShown && popover.visibilityPriority == .high)
  }

  private final class Numbers: NSScrubberDataSource, NSScrubberDelegate {
    var log: [String] = []
    func numberOfItems(for scrubber: NSScrubber) -> Int { 3 }
    func scrubber(_ scrubber: NSScrubber, viewForItemAt index: Int) -> NSScrubberItemView {
      let view = NSScrubberTextItemView()
      view.title = "\(index)"
      return view
    }
    func scrubber(_ scrubber: NSScrubber, didSelectItemAt selectedIndex: Int) { log.append("\(selectedIndex)") }
  }

  @Test("a scrubber shows the items of its data source and tells which one is tapped")
  func scrubbers() {
    let (scrubber, numbers) = (NSScrubber(), Numbers())
    scrubber.dataSource = numbers
    scrubber.delegate = numbers
    #expect(scrubber.numberOfItems == 3)
    scrubber.choose(2)
    scrubber.choose(9)
    #expect(numbers.log == ["2"] && scrubber.itemViewForItem(at: 2)?.isSelected == true)
    #expect((scrubber.itemViewForItem(at: 0) as? NSScrubberTextItemView)?.title == "0")
    scrubber.selectedIndex = 7
    #expect(scrubber.selectedIndex == -1)
  }

  private final class Ends: NSAnimationDelegate {
    var log: [String] = []
    func animationDidEnd(_ animation: NSAnimation) { log.append("end") }
    func animation(_ animation: NSAnimation, didReachProgressMark progress: NSAnimation.Progress) {
      log.append("\(progress)")
      if progress > 0.6 { animation.stop() }
    }
    func animationDidStop(_ animation: NSAnimation) { log.append("stop") }
  }

  @Test("an animation is over at once, with its marks; one of views leaves them as at the end")
  func animations() async {
    let (view, ends) = (NSView(), Ends())
    let move = NSViewAnimation(viewAnimations: [
      [
        .target: view, .endFrame: NSValue(rect: NSRect(x: 1, y: 2, width: 3, height: 4)),
        .effect: NSViewAnimation.EffectName.fadeOut,
      ]
    ])
    move.delegate = ends
    move.addProgressMark(0.5)
    move.start()
    #expect(view.frame == NSRect(x: 1, y: 2, width: 3, height: 4) && view.isHidden && ends.log == ["0.5", "end"])
    let other = NSAnimation(duration: 1, animationCurve: .easeIn)
    other.delegate = ends
    other.addProgressMark(0.75)
    other.start()
    #expect(other.currentProgress == 0.75 && ends.log.last == "stop")

    view.animations = ["alphaValue": "mine"]
    #expect(view.animation(forKey: "alphaValue") as? String == "mine" && view.animation(forKey: "frame") == nil)
    await NSAnimationContext.runAnimationGroup { context in
      context.timingFunction = CAMediaTimingFunction(name: .easeIn)
      view.animator().isHidden = false
    }
    #expect(!view.isHidden && NSAnimationContext.current.timingFunction == nil)
  }
}
