import Foundation
import NibFoundation
import NibRuntime

/// What can be put on a pasteboard. Stands in for NSPasteboardWriting.
@MainActor
public protocol NSPasteboardWriting {
  /// The kinds that it is written as.
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  /// What is written for a kind; nil for nothing.
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

extension NSString: @MainActor NSPasteboardWriting {
  /// Text.
  @MainActor public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
  /// The text.
  @MainActor public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    type == .string ? "\(self)" : nil
  }
}

extension NSURL: @MainActor NSPasteboardWriting {
  /// An address, a file where it is one, and text.
  @MainActor public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    isFileURL ? [.fileURL, .URL, .string] : [.URL, .string]
  }
  /// The address.
  @MainActor public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { absoluteString }
}

/// One thing on a pasteboard, in several kinds. Stands in for NSPasteboardItem.
@MainActor
public final class NSPasteboardItem: NSPasteboardWriting {
  private var contents: [(type: NSPasteboard.PasteboardType, data: Data)] = []

  /// Makes an empty one.
  public init() {}

  /// The kinds that it has.
  public var types: [NSPasteboard.PasteboardType] { contents.map(\.type) }

  /// Sets the bytes of a kind.
  /// - Returns: true.
  @discardableResult
  public func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    contents.removeAll { $0.type == type }
    contents.append((type, data))
    return true
  }

  /// Sets the text of a kind.
  /// - Returns: true.
  @discardableResult
  public func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }

  func removeData(forType type: NSPasteboard.PasteboardType) { contents.removeAll { $0.type == type } }

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

extension NSPasteboard {
  /// Puts things there, beside those that are there. Each is an item; the kinds of the first are those of the pasteboard.
  /// - Returns: whether each could be written.
  @discardableResult
  public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    var isWhole = true
    for object in objects {
      let item = NSPasteboardItem()
      for type in object.writableTypes(for: self) {
        switch object.pasteboardPropertyList(forType: type) {
        case let text as String: item.setString(text, forType: type)
        case let data as Data: item.setData(data, forType: type)
        default: isWhole = false
        }
      }
      add(item)
    }
    return isWhole
  }

  /// The things of classes that are there: texts and addresses; nil for none.
  public func readObjects(forClasses classes: [AnyClass], options: [AnyHashable: Any]? = nil) -> [Any]? {
    let found = (pasteboardItems ?? []).compactMap { item -> Any? in
      for type in classes {
        if type == NSURL.self, let text = item.string(forType: .fileURL) ?? item.string(forType: .URL) {
          return NSURL(string: text)
        }
        if type == NSString.self, let text = item.string(forType: .string) { return text as NSString }
      }
      return nil
    }
    return found.isEmpty ? nil : found
  }

  /// Says which kinds an owner will put there: the pasteboard is emptied.
  /// - Returns: `changeCount`.
  @discardableResult
  public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { clearContents() }

  /// The first kind of some that is there; nil for none.
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { self.types?.contains($0) == true }
  }
}
