import Foundation
import NibAppKit
import Nibwright
import Testing

private final class BookController: NSViewController {
  let book: String
  init?(coder: NSCoder, book: String) {
    self.book = book
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) {
    book = coder.decodeObject(forKey: "NSTitle") as? String ?? "none"
    super.init(coder: coder)
  }
}

private final class ShelfController: NSWindowController {
  var shelf = 0
  convenience init?(coder: NSCoder, shelf: Int) {
    self.init(coder: coder)
    self.shelf = shelf
  }
}

@MainActor
@Suite("Controllers of Mac storyboards that a closure makes") struct MacCreatorTests {
  private static let document = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504"
      targetRuntime="MacOSX.Cocoa" initialViewController="wc"><scenes>
    <scene sceneID="s1"><objects><windowController id="wc" customClass="ShelfController" sceneMemberID="viewController">
      <window key="window" id="w" title="Shelf"><rect key="contentRect" x="0" y="0" width="300" height="200"/></window>
      <connections><segue destination="lc" kind="relationship" relationship="window.shadowedContentViewController"
      id="g2"/></connections></windowController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="lc" title="Title" storyboardIdentifier="Book"
      customClass="BookController" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view></viewController></objects>
      </scene>
    </scenes></document>
    """#

  private func storyboard() throws -> NSStoryboard {
    let classes = ClassRegistry(parent: StandInCatalog.registry)
    classes.register(BookController.self)
    classes.register(ShelfController.self)
    return try NSStoryboard(data: Array(Self.document.utf8), environment: NibEnvironment(classes: classes))
  }

  @Test("a closure passes the coder on to an initializer with more than it, and the archive is read")
  func creators() throws {
    let storyboard = try storyboard()
    let book: BookController = storyboard.instantiateController(identifier: "Book") {
      BookController(coder: $0, book: "Emma")
    }
    #expect(
      book.book == "Emma" && book.title == "Title" && book.storyboard === storyboard && book.view.frame.width == 9)
    let shelf = try #require(storyboard.instantiateInitialController { ShelfController(coder: $0, shelf: 3) })
    #expect(shelf.shelf == 3 && shelf.window?.title == "Shelf")
    // Controllers within are made by their classes.
    #expect((shelf.contentViewController as? BookController)?.book == "Title")
  }

  @Test("without a closure, or one that makes nothing, the class makes the controller by init(coder:)")
  func classes() throws {
    let storyboard = try storyboard()
    let book: BookController = storyboard.instantiateController(identifier: "Book") { _ in nil }
    let other: BookController = storyboard.instantiateController(identifier: "Book")
    #expect(book.book == "Title" && other.book == "Title" && other.title == "Title")
    #expect(ShelfController(coder: NSCoder())?.shelf == 0 && NSTabViewController(coder: NSCoder())?.title == nil)
  }

  @Test("another class, and an identifier that is not there, are errors")
  func errors() throws {
    let storyboard = try storyboard()
    #expect(throws: RuntimeError.self) {
      try InterfaceFaults.catching { () -> ShelfController in storyboard.instantiateController(identifier: "Book") }
    }
    #expect(throws: RuntimeError.self) {
      try InterfaceFaults.catching { storyboard.instantiateController(identifier: "No") { BookController(coder: $0) } }
    }
  }
}
