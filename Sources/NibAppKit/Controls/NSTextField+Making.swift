import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSTextField {
  /// Makes a label of one line.
  public convenience init(labelWithString text: String) {
    self.init()
    stringValue = text
    setLabel()
    lineBreakMode = .byClipping
    usesSingleLineMode = true
  }

  /// Makes a label whose text is broken into lines, and can be selected.
  public convenience init(wrappingLabelWithString text: String) {
    self.init()
    stringValue = text
    setLabel()
    isSelectable = true
    lineBreakMode = .byWordWrapping
  }

  /// Makes a label of one line of text with attributes.
  public convenience init(labelWithAttributedString text: NSAttributedString) {
    self.init()
    attributedStringValue = text
    setLabel()
    lineBreakMode = .byClipping
  }

  /// Makes a field of one line that can be edited.
  public convenience init(string text: String) {
    self.init()
    stringValue = text
    lineBreakMode = .byClipping
  }

  private func setLabel() {
    isEditable = false
    isSelectable = false
    isBezeled = false
    isBordered = false
    drawsBackground = false
    textColor = .labelColor
    backgroundColor = .controlColor
    font = .systemFont(ofSize: NSFont.systemFontSize)
  }

  /// How its bezel looks.
  public final var bezelStyle: BezelStyle {
    get { textCell?.bezelStyle ?? .squareBezel }
    set { textCell?.bezelStyle = newValue }
  }
}
