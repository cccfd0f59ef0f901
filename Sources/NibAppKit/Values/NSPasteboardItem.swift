import Foundation

/// What can be put on a pasteboard. Stands in for NSPasteboardWriting.
@MainActor
public protocol NSPasteboardWriting {
  /// The kinds that it has.
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  /// What it has of a kind: a text or bytes.
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

/// One piece of a pasteboard's contents, in several kinds. Stands in for NSPasteboardItem.
@MainActor
public final class NSPasteboardItem: NSPasteboardWriting {
  private var contents: [(type: NSPasteboard.PasteboardType, data: Data)] = []

  /// Makes an empty one.
  public init() {}

  /// The kinds that it has, in the order in which they were put there.
  public var types: [NSPasteboard.PasteboardType] { contents.map(\.type) }

  /// Puts bytes there, in place of those of the kind.
  /// - Returns: true.
  @discardableResult
  public func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    contents.removeAll { $0.type == type }
    contents.append((type, data))
    return true
  }

  /// Puts a text there, in place of that of the kind.
  /// - Returns: true.
  @discardableResult
  public func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }

  /// The bytes of a kind; nil for none.
  public func data(forType type: NSPasteboard.PasteboardType) -> Data? { contents.first { $0.type == type }?.data }

  /// The text of a kind; nil for none, or for what is no text.
  public func string(forType type: NSPasteboard.PasteboardType) -> String? {
    data(forType: type).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// The kinds that it has.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }

  /// The bytes of a kind.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { data(forType: type) }
}

extension String: NSPasteboardWriting {
  /// Text.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
  /// The text.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { self }
}

extension NSString: NSPasteboardWriting {
  /// Text.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
  /// The text.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { "\(self)" }
}

extension NSURL: NSPasteboardWriting {
  /// A file, or an address.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    isFileURL ? [.fileURL, .URL] : [.URL]
  }
  /// The address.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { absoluteString }
}

extension NSPasteboard {
  /// The pieces of its contents; nil for none. What was put there by kind is one piece.
  public var pasteboardItems: [NSPasteboardItem]? {
    if !items.isEmpty { return items }
    guard let types else { return nil }
    let item = NSPasteboardItem()
    for type in types { if let data = data(forType: type) { item.setData(data, forType: type) } }
    return [item]
  }

  /// Adds pieces; the kinds of the first one are those of the pasteboard.
  /// - Returns: true.
  @discardableResult
  public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    for object in objects {
      let item = NSPasteboardItem()
      for type in object.writableTypes(for: self) {
        switch object.pasteboardPropertyList(forType: type) {
        case let data as Data: item.setData(data, forType: type)
        case let text as String: item.setString(text, forType: type)
        default: continue
        }
      }
      items.append(item)
      for type in item.types where data(forType: type) == nil { setData(item.data(forType: type), forType: type) }
    }
    return true
  }

  /// The first of some kinds that it has.
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { data(forType: $0) != nil }
  }
}
