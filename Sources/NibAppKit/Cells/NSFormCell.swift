import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A field with its title in front of it. Stands in for NSFormCell.
open class NSFormCell: NSCell {
  private final var titleText = NSAttributedString(string: "")
  private final var fixedTitleWidth: CGFloat?

  /// The font of the title; nil for the system's.
  open var titleFont: NSFont?
  /// How the title is aligned in the width that it has.
  open var titleAlignment = NSTextAlignment.right
  /// The direction in which the title is written.
  open var titleBaseWritingDirection = NSWritingDirection.natural
  /// What is shown while there is no text.
  open var placeholderString: String?
  /// The width that the field is to have, in points; 0 for what is left of the cell.
  open var preferredTextFieldWidth: CGFloat = 0

  /// Makes a cell of a title.
  public override init(textCell string: String) {
    super.init(textCell: "")
    title = string
  }

  /// Makes a cell of an image.
  public override init(imageCell image: NSImage?) { super.init(imageCell: image) }

  /// Reads the archived values.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  override func takeMadeInCode() {
    (isEditable, isSelectable, isBezeled, isScrollable) = (true, true, true, true)
  }

  /// The title; the text of the field is `stringValue`.
  open override var title: String {
    get { titleText.string }
    set { titleText = NSAttributedString(string: newValue) }
  }

  /// The title with its attributes; those of a plain one are its font.
  open var attributedTitle: NSAttributedString {
    get {
      let whole = NSRange(location: 0, length: titleText.length)
      let text = NSMutableAttributedString(string: title, attributes: [.font: titleFont ?? .systemFont(ofSize: 0)])
      titleText.enumerateAttributes(in: whole, options: []) { found, range, _ in
        text.addAttributes(found, range: range)
      }
      return text
    }
    set { titleText = NSAttributedString(attributedString: newValue) }
  }

  /// What is shown while there is no text, with its attributes.
  open var placeholderAttributedString: NSAttributedString? {
    get { placeholderString.map { NSAttributedString(string: $0) } }
    set { placeholderString = newValue?.string }
  }

  /// The width of the title, in points: what code set, else what the title needs.
  open var titleWidth: CGFloat {
    get { fixedTitleWidth ?? attributedTitle.size().width.rounded(.up) }
    set { fixedTitleWidth = newValue < 0 ? nil : newValue }
  }

  /// The width of the title where the cell has a size: not more than that.
  open func titleWidth(_ size: NSSize) -> CGFloat { min(titleWidth, size.width) }
}
