import Foundation

/// What is copied and pasted. Stands in for NSPasteboard: what a test puts there, it finds there.
@MainActor
public final class NSPasteboard {
  /// A kind of what is copied.
  public struct PasteboardType: RawRepresentable, Sendable, Hashable {
    /// The name of the kind.
    public let rawValue: String

    /// The kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// A file.
    public static let fileURL = PasteboardType("public.file-url")
    /// An address.
    public static let URL = PasteboardType("public.url")
    /// Text with attributes.
    public static let rtf = PasteboardType("public.rtf")
    /// A picture.
    public static let png = PasteboardType("public.png")
    /// A picture.
    public static let tiff = PasteboardType("public.tiff")
    /// A color.
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
  }

  /// The one of copy and paste.
  public static let general = NSPasteboard()

  private var contents: [PasteboardType: Data] = [:]
  /// What was put there piece by piece.
  final var items: [NSPasteboardItem] = []
  /// How often its owner changed.
  public private(set) var changeCount = 0

  /// Makes one of its own.
  public init() {}

  /// The kinds that it has; nil for none.
  public var types: [PasteboardType]? {
    contents.isEmpty ? nil : contents.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// Empties it.
  /// - Returns: `changeCount`.
  @discardableResult
  public func clearContents() -> Int {
    contents = [:]
    items = []
    changeCount += 1
    return changeCount
  }

  /// Puts bytes there, in place of those of the kind.
  /// - Returns: true.
  @discardableResult
  public func setData(_ data: Data?, forType type: PasteboardType) -> Bool {
    contents[type] = data
    return true
  }

  /// Puts a text there, in place of that of the kind.
  /// - Returns: true.
  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }

  /// The bytes of a kind; nil for none.
  public func data(forType type: PasteboardType) -> Data? { contents[type] }

  /// The text of a kind; nil for none, or for what is no text.
  public func string(forType type: PasteboardType) -> String? {
    contents[type].flatMap { String(data: $0, encoding: .utf8) }
  }
}
