import Foundation
import NibAppKit
import Testing

@Suite("Members of containers, lists, help and drags")
struct ContainerMemberTests {
  @Test("views at the top and the bottom of a part of a split view")
  func accessories() {
    let item = NSSplitViewItem(viewController: NSViewController())
    let (first, second) = (NSSplitViewItemAccessoryViewController(), NSSplitViewItemAccessoryViewController())
    item.addTopAlignedAccessoryViewController(first)
    item.insertTopAlignedAccessoryViewController(second, at: 0)
    #expect(item.topAlignedAccessoryViewControllers.map { $0 === second } == [true, false])
    #expect(first.parent === item.viewController)
    item.removeTopAlignedAccessoryViewController(at: 1)
    #expect(first.parent == nil && item.topAlignedAccessoryViewControllers.count == 1)
    item.bottomAlignedAccessoryViewControllers = [first]
    #expect(
      first.parent === item.viewController && first.preferredScrollEdgeEffectStyle === NSScrollEdgeEffectStyle.automatic
    )
  }

  @Test("parts of a scroller follow its value")
  func scroller() {
    let scroller = NSScroller(frame: NSRect(x: 0, y: 0, width: 15, height: 200))
    (scroller.knobProportion, scroller.doubleValue) = (0.25, 0.5)
    #expect(scroller.rect(for: .knob) == NSRect(x: 0, y: 75, width: 15, height: 50))
    #expect(scroller.testPart(NSPoint(x: 5, y: 100)) == .knob)
    #expect(scroller.testPart(NSPoint(x: 5, y: 190)) == .decrementPage && scroller.usableParts == .allScrollerParts)
    scroller.knobProportion = 1
    #expect(scroller.usableParts == .noScrollerParts)
  }

  private final class Clip: NSClipView {
    var changes = 0
    override func viewFrameChanged(_ notification: Notification) { changes += 1 }
  }

  @Test("a clip view hears of its document's frame")
  func clip() {
    let clip = Clip(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    let document = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 50))
    clip.documentView = document
    document.setFrameSize(NSSize(width: 10, height: 80))
    #expect(clip.changes == 1 && clip.constrainScroll(NSPoint(x: 0, y: 500)) == NSPoint(x: 0, y: 70))
  }

  private final class Layout: NSCollectionViewLayout {
    var heard: [String] = []
    override func prepare(forCollectionViewUpdates updateItems: [NSCollectionViewUpdateItem]) {
      heard += updateItems.map { "\($0.updateAction) \($0.indexPathAfterUpdate?.item ?? -1)" }
    }
    override func finalizeCollectionViewUpdates() { heard.append("done") }
    override func prepareForTransition(from oldLayout: NSCollectionViewLayout) { heard.append("from") }
    override func prepareForTransition(to newLayout: NSCollectionViewLayout) { heard.append("to") }
    override func finalizeLayoutTransition() { heard.append("finalized") }
  }

  @Test("a layout hears of updates and of another layout")
  func layouts() {
    let (collection, layout) = (NSCollectionView(), Layout())
    collection.collectionViewLayout = NSCollectionViewFlowLayout()
    collection.collectionViewLayout = layout
    collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
    collection.collectionViewLayout = NSCollectionViewFlowLayout()
    #expect(layout.heard == ["from", "finalized", "insert 0", "done", "delete -1", "done", "to", "finalized"])
  }

  @Test("texts of help belong to objects")
  func help() {
    let (manager, button) = (NSHelpManager.shared, NSButton())
    manager.setContextHelp(NSAttributedString(string: "Brews"), for: button)
    #expect(manager.showContextHelp(for: button, locationHint: .zero) && manager.shownHelp.last?.string == "Brews")
    manager.removeContextHelp(for: button)
    #expect(!manager.showContextHelp(for: button, locationHint: .zero))
    manager.shownHelp = []
  }

  private final class Folder: NSView, NSSpringLoadingDestination {
    var heard: [String] = []
    func springLoadingActivated(_ activated: Bool, draggingInfo: any NSDraggingInfo) {
      heard.append("opened \(activated)")
    }
    func springLoadingHighlightChanged(_ draggingInfo: any NSDraggingInfo) {
      heard.append("\(draggingInfo.springLoadingHighlight)")
    }
  }

  @Test("what is dragged opens what it rests on")
  func springs() {
    let folder = Folder()
    let pasteboard = NSPasteboard.withUniqueName()
    #expect(folder.springLoad(pasteboard) && folder.heard == ["standard", "emphasized", "opened true"])
    #expect(!NSView().springLoad(pasteboard))
  }

  @Test("markers of selections and items with previews")
  func markers() {
    #expect(NSIsControllerMarker(NSBindingSelectionMarker.noSelection) && !NSIsControllerMarker("no selection"))
    NSBindingSelectionMarker.setDefaultPlaceholder("None", for: .noSelection, on: NSTextField.self, withBinding: .value)
    let placeholder = NSBindingSelectionMarker.defaultPlaceholder(
      for: .noSelection, on: NSTextField.self, withBinding: .value)
    #expect(placeholder as? String == "None")
    let item = NSPreviewRepresentingActivityItem(item: "tea", title: "Tea", image: NSImage(), icon: nil)
    #expect(item.imageProvider?.registeredTypeIdentifiers == ["public.image"] && item.iconProvider == nil)
  }
}
