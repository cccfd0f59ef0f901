import NibDocument

/// A kind of change of documents: to all elements of a tag in documents of a platform, the same thing is done.
public struct Flip: Hashable, Sendable {
  /// Whose documents: those for AppKit, or all others.
  public enum Platform: String, Sendable, CaseIterable {
    case appKit = "AppKit"
    case uiKit = "UIKit"
  }

  /// What is done to an element.
  public enum Change: Hashable, Sendable {
    /// An attribute gets another value of its sort.
    case value(String)
    /// An attribute, or the key of a child, gets a value that no list has.
    case nonsense(String)
    /// An attribute that the table of ignored names has is put in, one by the name of a child, or one of no meaning.
    case attribute(String)
    /// A child of no meaning is put in.
    case child(String)
    /// The element gets a custom class.
    case customClass
    /// The element gets a runtime attribute.
    case runtimeAttribute
    /// An outlet of the file's owner leads to the element.
    case outlet
  }

  /// Whose documents.
  public let platform: Platform
  /// The elements' tag.
  public let tag: String
  /// What is done to them.
  public let change: Change

  /// Makes a kind of change.
  public init(_ platform: Platform, _ tag: String, _ change: Change) {
    self.platform = platform
    self.tag = tag
    self.change = change
  }
}

extension Flip: CustomStringConvertible {
  /// One line for people.
  public var description: String { "\(platform.rawValue) <\(tag)> \(change)" }
}

extension Flip.Change: CustomStringConvertible {
  /// The attribute, or what is added.
  public var description: String {
    switch self {
    case .value(let name): name
    case .nonsense(let name): "\(name)=\"\(Flip.mark)\""
    case .attribute(let name): "+\(name)"
    case .child(let name): "+<\(name)>"
    case .customClass: "+customClass"
    case .runtimeAttribute: "+userDefinedRuntimeAttribute"
    case .outlet: "+outlet"
    }
  }
}

extension Flip {
  /// A name that stands in no document, by which what is added is found in an archive.
  public static let mark = "NibFlipProbe"
}
