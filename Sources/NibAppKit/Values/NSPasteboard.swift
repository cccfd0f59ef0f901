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

  private var items: [NSPasteboardItem] = []
  /// How often its owner changed.
  public private(set) var changeCount = 0

  /// Makes one of its own.
  public init() {}

  /// The kinds that it has; nil for none.
  public var types: [PasteboardType]? {
    let types = Set(items.flatMap(\.types))
    return types.isEmpty ? nil : types.sorted { $0.rawValue < $1.rawValue }
  }

  /// The things that are there; nil for none.
  public var pasteboardItems: [NSPasteboardItem]? { items.isEmpty ? nil : items }

  func add(_ item: NSPasteboardItem) { items.append(item) }

  /// Empties it.
  /// - Returns: `changeCount`.
  @discardableResult
  public func clearContents() -> Int {
    items = []
    changeCount += 1
    return changeCount
  }

  /// Puts bytes there, in place of those of the kind.
  /// - Returns: true.
  @discardableResult
  public func setData(_ data: Data?, forType type: PasteboardType) -> Bool {
    if items.isEmpty { items = [NSPasteboardItem()] }
    if let data { items[0].setData(data, forType: type) } else { items[0].removeData(forType: type) }
    return true
  }

  /// Puts a text there, in place of that of the kind.
  /// - Returns: true.
  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }

  /// The bytes of a kind; nil for none.
  public func data(forType type: PasteboardType) -> Data? { items.lazy.compactMap { $0.data(forType: type) }.first }

  /// The text of a kind; nil for none, or for what is no text.
  public func string(forType type: PasteboardType) -> String? {
    data(forType: type).flatMap { String(data: $0, encoding: .utf8) }
  }
}
