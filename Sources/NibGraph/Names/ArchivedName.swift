/// Names of the format where a text is wanted: `.key(.contentSize)`, `.class(.array)`.
extension String {
  /// A key that archives of all platforms have.
  package static func key(_ key: NibKey) -> String { key.rawValue }
  /// A key of UIKit's archives.
  package static func key(_ key: UIKitKey) -> String { key.rawValue }
  /// A key of AppKit's archives.
  package static func key(_ key: AppKitKey) -> String { key.rawValue }
  /// A class that archives of all platforms have.
  package static func `class`(_ name: NibClass) -> String { name.rawValue }
  /// A class of UIKit's archives.
  package static func `class`(_ name: UIKitClass) -> String { name.rawValue }
  /// A class of AppKit's archives.
  package static func `class`(_ name: AppKitClass) -> String { name.rawValue }
}
