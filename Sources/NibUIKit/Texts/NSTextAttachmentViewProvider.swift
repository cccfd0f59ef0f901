import NibFoundation
import NibRuntime
import NibStandIns

/// Makes the view that stands in text in place of an attachment. Stands in for NSTextAttachmentViewProvider; text is not
/// drawn, so a test calls `loadView()`.
@MainActor
open class NSTextAttachmentViewProvider {
  /// What stands in the text.
  open weak var textAttachment: NSTextAttachment?
  /// What lays the text out.
  open weak var textLayoutManager: NSTextLayoutManager?
  /// Where it stands.
  public final let location: any NSTextLocation
  /// Whether the place of the view is told as it changes; kept.
  open var tracksTextAttachmentViewBounds = false
  private var made: UIView?
  private var isLoading = false

  /// Makes one.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    (self.textAttachment, self.textLayoutManager, self.location) = (textAttachment, textLayoutManager, location)
  }

  /// The view; `loadView()` makes it when it is first asked for.
  open var view: UIView? {
    get {
      if made == nil, !isLoading {
        isLoading = true
        loadView()
        isLoading = false
      }
      return made
    }
    set { made = newValue }
  }

  /// Makes the view. Does nothing here.
  open func loadView() {}

  /// Where the view stands, from the line that text stands on: as the attachment.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect { textAttachment?.bounds ?? CGRect() }
}

extension NSTextAttachment {
  /// Says which class makes views of files of a kind; nil for none any longer.
  @MainActor
  public static func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) { AttachmentViews.classes[fileType] = textAttachmentViewProviderClass }

  /// The class that makes views of files of a kind; nil for none.
  @MainActor
  public static func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    AttachmentViews.classes[fileType]
  }

  /// Whether a view stands in text in its place: where a class makes one of its kind.
  @MainActor
  public var usesTextAttachmentView: Bool {
    allowsTextAttachmentView && fileType.flatMap { Self.textAttachmentViewProviderClass(forFileType: $0) } != nil
  }
}

@MainActor
private enum AttachmentViews {
  static var classes: [String: AnyClass] = [:]
}

/// An image among letters, as emoji of a user's own. Stands in for NSAdaptiveImageGlyph.
public final class NSAdaptiveImageGlyph: NSObject, Sendable {
  /// The file.
  public let imageContent: Data
  /// Its name: what its bytes add up to.
  public var contentIdentifier: String { "\(imageContent.count)-\(imageContent.reduce(0) { $0 &* 31 &+ Int($1) })" }
  /// What it shows, in words; files are not asked.
  public var contentDescription: String { "" }
  /// The kind of file.
  public static var contentType: UTType { UTType("public.heic") ?? .image }

  /// Makes one of a file.
  public init(imageContent: Data) {
    self.imageContent = imageContent
    super.init()
  }
}
