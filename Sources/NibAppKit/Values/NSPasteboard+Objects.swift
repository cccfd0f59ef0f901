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
  /// How a kind is written: promised, its bytes are asked for when somebody reads them.
  func writingOptions(
    forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
  ) -> NSPasteboard.WritingOptions
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

/// Who puts in what a pasteboard item promised, when somebody asks. Stands in for NSPasteboardItemDataProvider.
@MainActor
public protocol NSPasteboardItemDataProvider: AnyObject {
  /// Puts the bytes of a kind into an item.
  func pasteboard(
    _ pasteboard: NSPasteboard?, item: NSPasteboardItem, provideDataForType type: NSPasteboard.PasteboardType)
  /// Nobody will ask any more.
  func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard)
}

extension NSPasteboardItemDataProvider {
  /// Does nothing.
  public func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard) {}
}

/// One thing on a pasteboard, in several kinds. Stands in for NSPasteboardItem.
@MainActor
public final class NSPasteboardItem: NSPasteboardWriting {
  private var contents: [(type: NSPasteboard.PasteboardType, data: Data?)] = []
  private var provider: (any NSPasteboardItemDataProvider)?
  private var asked: Set<NSPasteboard.PasteboardType> = []
  /// The pasteboard that it is on.
  weak var pasteboard: NSPasteboard?

  /// Makes an empty one.
  public init() {}

  /// The kinds that it has.
  public var types: [NSPasteboard.PasteboardType] { contents.map(\.type) }

  /// The first kind of some that it has; nil for none.
  public func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
    types.first(where: self.types.contains)
  }

  /// Has somebody put in the bytes of kinds when somebody asks.
  /// - Returns: true.
  @discardableResult
  public func setDataProvider(
    _ dataProvider: any NSPasteboardItemDataProvider, forTypes types: [NSPasteboard.PasteboardType]
  ) -> Bool {
    provider = dataProvider
    for type in types where !self.types.contains(type) { contents.append((type, nil)) }
    return true
  }

  /// Sets the bytes of a kind.
  /// - Returns: true.
  @discardableResult
  public func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    if let place = contents.firstIndex(where: { $0.type == type }) {
      contents[place].data = data
    } else {
      contents.append((type, data))
    }
    return true
  }

  /// Sets the text of a kind.
  /// - Returns: true.
  @discardableResult
  public func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }

  /// Sets a value of property lists of a kind.
  /// - Returns: false for what is no such value.
  @discardableResult
  public func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool {
    PasteboardValues.data(propertyList).map { setData($0, forType: type) } ?? false
  }

  /// The value of property lists of a kind; nil for none.
  public func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    data(forType: type).map { PasteboardValues.value($0) }
  }

  func removeData(forType type: NSPasteboard.PasteboardType) { contents.removeAll { $0.type == type } }

  /// Takes leave of who promised bytes: the pasteboard is emptied.
  func finish(on pasteboard: NSPasteboard) {
    provider?.pasteboardFinishedWithDataProvider(pasteboard)
    (provider, self.pasteboard) = (nil, nil)
  }

  /// The bytes of a kind; nil for none.
  public func data(forType type: NSPasteboard.PasteboardType) -> Data? {
    guard let found = contents.first(where: { $0.type == type }) else { return nil }
    // Who is asked may ask the item what it has.
    if found.data == nil, asked.insert(type).inserted {
      provider?.pasteboard(pasteboard, item: self, provideDataForType: type)
      asked.remove(type)
    }
    return contents.first { $0.type == type }?.data
  }

  /// The text of a kind; nil for none, or for what is no text.
  public func string(forType type: NSPasteboard.PasteboardType) -> String? {
    data(forType: type).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// The kinds that it has.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }

  /// The bytes of a kind.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { data(forType: type) }
}

/// Values of property lists as bytes.
enum PasteboardValues {
  static func data(_ value: Any) -> Data? {
    if let data = value as? Data { return data }
    if let text = value as? String { return Data(text.utf8) }
    return try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
  }

  /// A list in binary or as XML; anything else is text, though older lists may look like it.
  static func value(_ data: Data) -> Any {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)),
      let value = try? PropertyListSerialization.propertyList(from: data, format: nil), !(value is String)
    {
      return value
    }
    return String(data: data, encoding: .utf8) ?? data
  }
}
