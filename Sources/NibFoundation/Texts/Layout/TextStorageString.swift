import Foundation

/// The characters of a text storage as a mutable string: what is changed in it is an edit of the text storage, which
/// layout managers and so text views follow.
final class TextStorageString: NSMutableString {
  private let storage: NSTextStorage

  init(_ storage: NSTextStorage) {
    self.storage = storage
    super.init(capacity: 0)
  }

  // NSMutableString requires these of every subclass; each makes a string of a text storage of its own.

  required init(string aString: String) {
    storage = NSTextStorage(string: aString)
    super.init(capacity: 0)
  }

  required convenience init(capacity: Int) { self.init(string: "") }

  required convenience init(characters: UnsafePointer<unichar>, length: Int) {
    self.init(string: String(decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
  }

  required convenience init(stringLiteral value: StaticString) { self.init(string: "\(value)") }
  required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: "\(value)") }
  required convenience init(extendedGraphemeClusterLiteral value: StaticString) { self.init(string: "\(value)") }
  required init?(coder aDecoder: NSCoder) { nil }

  /// Number of UTF-16 units.
  override var length: Int { storage.length }

  override func character(at index: Int) -> unichar { (storage.string as NSString).character(at: index) }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    storage.replaceCharacters(in: range, with: aString)
  }

  override func copy(with zone: NSZone? = nil) -> Any { NSString(string: storage.string) }

  override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableString(string: storage.string) }
}
