import Foundation
import Testing

/// A framework's look-up of an image by its name.
nonisolated struct NamedLookup: Sendable, CustomTestStringConvertible {
  /// What is found: the object, its size in points, and the pixels to a point of its file.
  struct Found {
    let object: AnyObject
    let size: CGSize
    let scale: Int
  }

  let testDescription: String
  let find: @Sendable (String) -> Found?

  /// Both frameworks'.
  static let all = [uiImage, nsImage]
}
