import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is told to assistive technology. Nobody listens here; what is posted is kept for a test to ask for.
@MainActor
public enum NSAccessibility {
  /// Something that was posted.
  public struct Post {
    /// The object that it is about.
    public let element: Any
    /// What happened.
    public let notification: Notification
    /// More of it.
    public let userInfo: [NotificationUserInfoKey: Any]?
  }

  /// What was posted, the oldest first.
  public private(set) static var posts: [Post] = []

  /// The announcements among them, as they are read out.
  public static var announcements: [String] { posts.compactMap { $0.userInfo?[.announcement] as? String } }

  /// Forgets what was posted.
  public static func forgetPosts() { posts = [] }

  /// Tells that something happened to an object.
  public static func post(element: Any, notification: Notification) {
    posts.append(Post(element: element, notification: notification, userInfo: nil))
  }

  /// Tells that something happened to an object, with more of it.
  public static func post(element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?) {
    posts.append(Post(element: element, notification: notification, userInfo: userInfo))
  }

  /// The object itself, or the nearest around it, that assistive technology stops at; nil for none.
  public static func unignoredAncestor(of element: Any) -> Any? {
    var next: Any? = element
    while let object = next {
      guard let known = object as? AccessibleObject else { return object }
      if known.isAccessibilityElement() || known is NSWindow { return known }
      next = known.accessibilityParent()
    }
    return nil
  }

  /// The objects themselves, or those in them, that assistive technology stops at.
  public static func unignoredChildren(from originalChildren: [Any]) -> [Any] {
    originalChildren.flatMap { child -> [Any] in
      guard let known = child as? AccessibleObject, !known.isAccessibilityElement() else { return [child] }
      return known.accessibilityChildren() ?? []
    }
  }

  /// The object itself, or the only one in it that assistive technology stops at; nil for several or none.
  public static func unignoredDescendant(of element: Any) -> Any? {
    let found = unignoredChildren(from: [element])
    return found.count == 1 ? found[0] : nil
  }
}

/// How soon an announcement is read. Documented: the numbers, by AppKit.
public enum NSAccessibilityPriorityLevel: Int, Sendable {
  /// After others; as usual; at once.
  case low = 10, medium = 50, high = 90
}

/// The direction of an object. Documented: the numbers, by AppKit.
public enum NSAccessibilityOrientation: Int, Sendable {
  /// None, upright, or across.
  case unknown, vertical, horizontal
}

/// The direction that a column is sorted in. Documented: the numbers, by AppKit.
public enum NSAccessibilitySortDirection: Int, Sendable {
  /// None, upwards, or downwards.
  case unknown, ascending, descending
}

/// What assistive technology finds by its place.
@MainActor
public protocol NSAccessibilityElementProtocol: AnyObject {
  /// Where the object is on the screen, in points.
  func accessibilityFrame() -> NSRect
  /// What the object lies in.
  func accessibilityParent() -> Any?
  /// The name by which tests find the object.
  func accessibilityIdentifier() -> String
}

/// What objects tell assistive technology; those of AppKit tell all of it.
@MainActor
public protocol NSAccessibilityProtocol: NSAccessibilityElementProtocol {
  /// What assistive technology calls the object.
  func accessibilityLabel() -> String?
  /// What the object is.
  func accessibilityRole() -> NSAccessibility.Role?
  /// What the object shows.
  func accessibilityValue() -> Any?
  /// What lies in the object.
  func accessibilityChildren() -> [Any]?
}

/// What is pressed.
@MainActor
public protocol NSAccessibilityButton: NSAccessibilityElementProtocol {
  /// What assistive technology calls it.
  func accessibilityLabel() -> String?
  /// Does what a click does.
  func accessibilityPerformPress() -> Bool
}

/// Objects that belong together.
@MainActor
public protocol NSAccessibilityGroup: NSAccessibilityElementProtocol {}

/// An image.
@MainActor
public protocol NSAccessibilityImage: NSAccessibilityElementProtocol {
  /// What assistive technology calls it.
  func accessibilityLabel() -> String?
}

/// Text that is read.
@MainActor
public protocol NSAccessibilityStaticText: NSAccessibilityElementProtocol {
  /// The text.
  func accessibilityValue() -> Any?
}

/// A text with a range of values.
@MainActor
public protocol NSAccessibilitySlider: NSAccessibilityElementProtocol {
  /// What assistive technology calls it.
  func accessibilityLabel() -> String?
  /// The value.
  func accessibilityValue() -> Any?
  /// Makes the value greater.
  func accessibilityPerformIncrement() -> Bool
  /// Makes the value smaller.
  func accessibilityPerformDecrement() -> Bool
}
