import Foundation
import NibFoundation

/// What can be made of what is on a pasteboard. Stands in for NSPasteboardReading.
@MainActor
public protocol NSPasteboardReading: AnyObject {
  /// The kinds that it can be made of, the best first.
  static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  /// Makes one of the bytes, the text or the list of a kind; nil for what is none.
  init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType)
  /// What it is made of, of a kind: the bytes unless it says otherwise.
  static func readingOptions(
    forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
  ) -> NSPasteboard.ReadingOptions
}

extension NSPasteboardReading {
  /// The bytes, or what a program of this process put there.
  public static func readingOptions(
    forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
  ) -> NSPasteboard.ReadingOptions { .asData }
}

/// Who puts in the bytes of kinds that it declared, when somebody asks. Stands in for NSPasteboardTypeOwner.
@MainActor
public protocol NSPasteboardTypeOwner: AnyObject {
  /// Puts the bytes of a kind there.
  func pasteboard(_ sender: NSPasteboard, provideDataForType type: NSPasteboard.PasteboardType)
  /// Nobody will ask any more: the pasteboard has another owner.
  func pasteboardChangedOwner(_ sender: NSPasteboard)
}

extension NSPasteboardTypeOwner {
  /// Does nothing.
  public func pasteboardChangedOwner(_ sender: NSPasteboard) {}
}

extension NSPasteboard {
  /// Puts things there, beside those that are there. Each is an item; the kinds of the first are those of the pasteboard.
  /// - Returns: whether each could be written.
  @discardableResult
  public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    var isWhole = true
    for object in objects {
      if let item = object as? NSPasteboardItem {
        add(item)
        continue
      }
      let item = NSPasteboardItem()
      for type in object.writableTypes(for: self) {
        if object.writingOptions(forType: type, pasteboard: self).contains(.promised) {
          item.setDataProvider(PromisedWriting(object), forTypes: [type])
          continue
        }
        guard let value = object.pasteboardPropertyList(forType: type), item.setPropertyList(value, forType: type)
        else {
          isWhole = false
          continue
        }
      }
      add(item)
    }
    return isWhole
  }

  /// The things of classes that are there: items, texts, addresses, images, colors, attributed texts and what an app's own
  /// classes read; nil for none.
  public func readObjects(forClasses classes: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
    let found = (pasteboardItems ?? []).compactMap { item in
      classes.lazy.compactMap { self.read($0, item, options ?? [:]) }.first
    }
    return found.isEmpty ? nil : found
  }

  /// Whether there is a thing of one of some classes.
  public func canReadObject(forClasses classes: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
    readObjects(forClasses: classes, options: options) != nil
  }

  /// Whether there is an item of one of some kinds.
  public func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
    availableType(from: types.map { PasteboardType($0) }) != nil
  }

  private func read(_ type: AnyClass, _ item: NSPasteboardItem, _ options: [ReadingOptionKey: Any]) -> Any? {
    switch type {
    case is NSPasteboardItem.Type: return item
    case is NSURL.Type:
      let filesOnly = options[.urlReadingFileURLsOnly] as? Bool ?? false
      let text = item.string(forType: .fileURL) ?? (filesOnly ? nil : item.string(forType: .URL))
      return text.flatMap { NSURL(string: $0) }
    case is NSAttributedString.Type:
      if let data = item.data(forType: .rtf) { return NSAttributedString(rtf: data, documentAttributes: nil) }
      return item.string(forType: .string).map { NSAttributedString(string: $0) }
    case is NSString.Type: return item.string(forType: .string).map { $0 as NSString }
    case is NSImage.Type:
      return [.png, .tiff].lazy.compactMap { item.data(forType: $0) }.compactMap { NSImage(data: $0) }.first
    case is NSColor.Type:
      guard let parts = item.propertyList(forType: .color) as? [Double], parts.count == 4 else { return nil }
      return NSColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    default: return readOwn(type, item)
    }
  }

  private func readOwn(_ type: AnyClass, _ item: NSPasteboardItem) -> Any? {
    guard let reading = type as? any NSPasteboardReading.Type else { return nil }
    for kind in reading.readableTypes(for: self) {
      let isText = reading.readingOptions(forType: kind, pasteboard: self).contains(.asString)
      if let value = isText ? item.string(forType: kind) : item.propertyList(forType: kind),
        let made = reading.init(pasteboardPropertyList: value, ofType: kind)
      {
        return made
      }
    }
    return nil
  }

  /// What a class that reads a pasteboard is handed. Stands in for NSPasteboard.ReadingOptions.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Bytes.
    public static let asData: Self = []
    /// A text.
    public static let asString = Self(rawValue: 1)
    /// A property list.
    public static let asPropertyList = Self(rawValue: 2)
    /// An archive, which is unarchived.
    public static let asKeyedArchive = Self(rawValue: 4)
  }

  /// Says which kinds an owner will put there: the pasteboard is emptied. The owner, which is not kept alive, is asked for
  /// the bytes of a kind when somebody else asks and none are there, if it is an `NSPasteboardTypeOwner`.
  /// - Returns: `changeCount`.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
    addTypes(newTypes, owner: newOwner)
    return changeCount
  }

  /// Says which kinds an owner will put there beside those that are there.
  /// - Returns: `changeCount`.
  @discardableResult
  public func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    declare(newTypes, newOwner.map { $0 as AnyObject } as? any NSPasteboardTypeOwner)
    return changeCount
  }

  /// Empties it, to be filled anew. Options are not looked at: nothing leaves the computer.
  /// - Returns: `changeCount`.
  @discardableResult
  public func prepareForNewContents(with options: ContentsOptions = []) -> Int { clearContents() }

  /// The first kind of some that is there; nil for none.
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { self.types?.contains($0) == true }
  }

  /// The number of an item; not found for one of another pasteboard.
  public func index(of pasteboardItem: NSPasteboardItem) -> Int {
    pasteboardItems?.firstIndex { $0 === pasteboardItem } ?? NSNotFound
  }
}

extension NSColor: @MainActor NSPasteboardWriting {
  /// A color.
  @MainActor public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.color] }
  /// Its components.
  @MainActor public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    type == .color ? [redComponent, greenComponent, blueComponent, alphaComponent] : nil
  }
  /// Writes the color to a pasteboard, beside what is there.
  @MainActor public func write(to pasteBoard: NSPasteboard) { pasteBoard.writeObjects([self]) }
  /// The color of a pasteboard; nil for none.
  @MainActor public convenience init?(from pasteBoard: NSPasteboard) {
    guard let color = pasteBoard.readObjects(forClasses: [NSColor.self])?.first as? NSColor else { return nil }
    self.init(color.nibColor)
  }
}

extension NSImage: @MainActor NSPasteboardWriting {
  /// A picture.
  @MainActor public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.png] }
  /// The bytes of the picture; nil where they cannot be had.
  @MainActor public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    type == .png ? pngData() : nil
  }
}

extension NSAttributedString: @MainActor NSPasteboardWriting {
  /// Text with its attributes, and text.
  @MainActor public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    [.rtf, .string]
  }
  /// The text.
  @MainActor public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    type == .rtf ? rtf(from: NSRange(location: 0, length: length)) : string
  }
}
