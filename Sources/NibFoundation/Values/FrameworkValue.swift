import Foundation

/// The base of classes whose objects stand for values, as colors, fonts, images and paragraph styles do, and so may be
/// attributes of texts.
///
/// Two objects are equal if `isEqual(_:)` says so: by identity unless a subclass compares what it holds.
open class FrameworkValue: NSObject, @unchecked Sendable {
  // Foundation on Linux compares attributes of neighboring parts of a text by CoreFoundation, which reads the number of an
  // object's type from bits 8...23 of its first word, and ends the process where the two objects' are 0. Objects of Swift
  // have their first stored property there. So this one comes first, with a number that says "none of CoreFoundation's".
  // It is a variable, and not private, so that no optimizer leaves it out.
  package final var typeBits: UInt = 1 << 8

  /// Makes an object.
  public override init() { super.init() }

  /// The object as people read it.
  open override var description: String { "<\(type(of: self))>" }
}
