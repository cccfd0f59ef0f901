import Foundation
import NibFoundation
import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A frame with a title around other views, or a line. Stands in for NSBox.
open class NSBox: NSView {
  /// Width of the border of a custom box, in points.
  open var borderWidth: CGFloat = 1.0
  /// Radius of the corners of a custom box, in points.
  open var cornerRadius: CGFloat = 0.0
  /// Color of the border of a custom box.
  open var borderColor: NSColor?
  /// How the box looks.
  open var boxType = BoxType.primary
  /// Where the title stands.
  open var titlePosition = TitlePosition.noTitle
  /// The border.
  open var borderType = NSBorderType.noBorder
  /// Distance of the content to the frame, in points.
  open var contentViewMargins = NSSize(width: 5, height: 5)
  /// Whether the frame is not drawn.
  open var isTransparent = false
  /// Color behind the content.
  open var fillColor: NSColor?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.boxTable.read(self, from: coder)
    titleCell = try Self.boxTable.names.child("titleCell", in: coder) ?? titleCell
    if let content, content.superview == nil {
      addSubview(content)
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [boxTable] }

  private static let boxTable = PropertyTable(
    NSBox.self, kind: AppKitElements.box, fresh: { NSBox() },
    [
      Property("boxType", \.boxType),
      Property("titlePosition", \.titlePosition),
      Property("borderType", \.borderType),
      Property("transparent", \.isTransparent),
      Property("fillColor", \.fillColor),
      Property("title", \.title),
      Property("titleFont", get: { $0.titleFont }, set: { $0.titleFont = $1 }),
      Property("contentView", object: \.content),
      Property("contentViewMargins", \.contentViewMargins),
      Property("borderWidth", get: { Double($0.borderWidth) }, set: { $0.borderWidth = CGFloat($1) }),
      Property("cornerRadius", get: { Double($0.cornerRadius) }, set: { $0.cornerRadius = CGFloat($1) }),
      Property("borderColor", \.borderColor),
    ])

  /// The title's cell.
  open private(set) var titleCell = NSCell()
  private final weak var content: NSView?
  /// The view that holds the others: made when it is first asked for, unless a line needs none.
  open var contentView: NSView? {
    get {
      if let content { return content }
      guard boxType != .separator, archivedClassName.isEmpty else { return nil }
      let made = NSView(frame: contentFrame)
      made.autoresizingMask = [.width, .height]
      addSubview(made)
      content = made
      return made
    }
    set {
      guard newValue !== content else { return }
      content?.removeFromSuperview()
      content = newValue
      guard let newValue else { return }
      newValue.frame = contentFrame
      addSubview(newValue)
    }
  }

  /// What border, title and margins leave of the bounds.
  final var contentFrame: NSRect {
    let inner = borderRect.insetBy(dx: contentViewMargins.width, dy: contentViewMargins.height)
    return inner.isNull ? NSRect(origin: borderRect.origin, size: .zero) : inner
  }

  /// Where the border is: below a title that stands above it.
  open var borderRect: NSRect {
    var rect = bounds
    if titlePosition != .noTitle, !title.isEmpty { rect.size.height = max(0, rect.height - titleHeight / 2) }
    return rect
  }

  private final var titleHeight: CGFloat { ((titleFont?.pointSize ?? NSFont.smallSystemFontSize) * 1.25).rounded(.up) }

  /// Where the title is; empty without one.
  open var titleRect: NSRect {
    guard titlePosition != .noTitle, !title.isEmpty else { return .zero }
    return NSRect(
      x: bounds.minX + 7, y: bounds.maxY - titleHeight, width: max(0, bounds.width - 14), height: titleHeight)
  }

  /// Gives the box the size at which what is in its content just fits.
  open func sizeToFit() {
    guard let content = contentView else { return }
    let extent = content.subviews.reduce(NSRect.zero) { $0.union($1.frame) }
    setFrameFromContentFrame(NSRect(origin: frame.origin, size: extent.size))
  }

  /// Gives the box the frame at which its content has one.
  open func setFrameFromContentFrame(_ contentFrame: NSRect) {
    let now = self.contentFrame
    frame = NSRect(
      x: contentFrame.minX - now.minX, y: contentFrame.minY - now.minY,
      width: contentFrame.width + bounds.width - now.width, height: contentFrame.height + bounds.height - now.height)
    content?.frame = self.contentFrame
  }

  /// The font of the title.
  open var titleFont: NSFont? {
    get { titleCell.font }
    set { titleCell.font = newValue }
  }

  /// The title.
  open var title: String {
    get { titleCell.stringValue }
    set { titleCell.stringValue = newValue }
  }

  /// The title.
  open override var shownTexts: [String] { [title].filter { !$0.isEmpty } }
}
