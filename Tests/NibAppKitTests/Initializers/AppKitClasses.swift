import Foundation
import NibAppKit

// Classes as apps write them against AppKit: that they compile is half of what the tests say.

/// A view with the two initializers that Xcode's template has.
class TemplateView: NSView {
  let origin: String
  override init(frame frameRect: NSRect) {
    origin = "frame"
    super.init(frame: frameRect)
  }
  required init?(coder: NSCoder) {
    origin = "coder"
    super.init(coder: coder)
  }
}

/// A view with an initializer of its own; none but that of an archive is required besides.
final class NumberView: NSView {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) {
    number = -1
    super.init(coder: coder)
  }
}

final class RoundButton: NSButton {
  let radius: CGFloat
  init(radius: CGFloat) {
    self.radius = radius
    super.init(frame: NSRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
  }
  required init?(coder: NSCoder) { nil }
}

final class NoteField: NSTextField {
  override class var cellClass: AnyClass? {
    get { PaddedCell.self }
    set { super.cellClass = newValue }
  }
  var wasSetUp = false
  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    wasSetUp = true
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    wasSetUp = true
  }
}

final class CodeTextView: NSTextView {
  let language: String
  override init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    language = "Swift"
    super.init(frame: frameRect, textContainer: container)
  }
  required init?(coder: NSCoder) {
    language = "archived"
    super.init(coder: coder)
  }
}

final class PaddedCell: NSTextFieldCell {
  var padding = 0
  override init(textCell string: String) {
    super.init(textCell: string)
    padding = 4
  }
  required init(coder: NSCoder) {
    super.init(coder: coder)
    padding = 8
  }
}

final class BorderlessWindow: NSWindow {
  override init(
    contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType,
    defer flag: Bool
  ) {
    super.init(contentRect: contentRect, styleMask: .borderless, backing: backingStoreType, defer: flag)
  }
  override var canBecomeKey: Bool { true }
}

final class NumberWindow: NSWindow {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
  }
}

final class ShelfController: NSViewController {
  let shelf: Int
  init(shelf: Int) {
    self.shelf = shelf
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func loadView() { view = NumberView(number: shelf) }
}

final class ShelfWindowController: NSWindowController {
  let shelf: Int
  init(shelf: Int) {
    self.shelf = shelf
    super.init(window: NumberWindow(number: shelf))
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class NamedColumn: NSTableColumn {
  override init(identifier: NSUserInterfaceItemIdentifier) {
    super.init(identifier: identifier)
    title = identifier.rawValue.capitalized
  }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

final class ShelfItem: NSCollectionViewItem {
  let origin: String
  override init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    origin = "code"
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) {
    origin = "archive"
    super.init(coder: coder)
  }
  override func loadView() { view = NSView() }
}

final class HoldRecognizer: NSGestureRecognizer {
  let seconds: Double
  init(seconds: Double) {
    self.seconds = seconds
    super.init(target: nil, action: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
