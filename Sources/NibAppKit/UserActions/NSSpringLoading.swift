import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// How what is dragged and rests on something opens that. Documented: the numbers, by AppKit.
public enum NSSpringLoadingHighlight: Int, Sendable {
  /// Not; as something that can be opened; as something that opens.
  case none, standard, emphasized
}

/// How a destination opens. Documented: the bits, by AppKit.
public struct NSSpringLoadingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Not.
  public static let disabled: Self = []
  /// It opens.
  public static let enabled = Self(rawValue: 1)
  /// It stays open while what is dragged is over it.
  public static let continuousActivation = Self(rawValue: 2)
  /// By pressure alone, not by resting.
  public static let noHover = Self(rawValue: 8)
}

/// What opens when something that is dragged rests on it. Stands in for NSSpringLoadingDestination.
@MainActor
public protocol NSSpringLoadingDestination: AnyObject {
  /// It opens, or does not stay open.
  func springLoadingActivated(_ activated: Bool, draggingInfo: any NSDraggingInfo)
  /// It looks otherwise: `springLoadingHighlight` tells how.
  func springLoadingHighlightChanged(_ draggingInfo: any NSDraggingInfo)
  /// Something is dragged onto it: how it opens.
  func springLoadingEntered(_ draggingInfo: any NSDraggingInfo) -> NSSpringLoadingOptions
  /// What is dragged moves over it: how it opens.
  func springLoadingUpdated(_ draggingInfo: any NSDraggingInfo) -> NSSpringLoadingOptions
  /// What is dragged leaves it.
  func springLoadingExited(_ draggingInfo: any NSDraggingInfo)
  /// The drag is over.
  func draggingEnded(_ draggingInfo: any NSDraggingInfo)
}

extension NSSpringLoadingDestination {
  /// It opens.
  public func springLoadingEntered(_ draggingInfo: any NSDraggingInfo) -> NSSpringLoadingOptions { .enabled }
  /// As before.
  public func springLoadingUpdated(_ draggingInfo: any NSDraggingInfo) -> NSSpringLoadingOptions { .enabled }
  /// Does nothing.
  public func springLoadingExited(_ draggingInfo: any NSDraggingInfo) {}
  /// Does nothing.
  public func draggingEnded(_ draggingInfo: any NSDraggingInfo) {}
}

extension NSDraggingInfo {
  /// How the destination looks that opens: not, for a drag of a test does not rest unless `rest(_:on:)` has it.
  public var springLoadingHighlight: NSSpringLoadingHighlight { (self as? Drag)?.springLoading ?? .none }
  /// Lets the destination open again by resting longer.
  public func resetSpringLoading() { (self as? Drag)?.springLoading = .none }
  /// Moves the picture to where it is dropped: nothing is drawn, and the drop is done.
  public func slideDraggedImage(to screenPoint: NSPoint) { animatesToDestination = true }
}

extension UserOperable where Self: NSView {
  /// Does what a user does who rests on the view with something that is dragged: it opens, where it is an
  /// `NSSpringLoadingDestination` that answers so.
  /// - Returns: whether it opened.
  @discardableResult
  public func springLoad(_ pasteboard: NSPasteboard) -> Bool {
    guard let destination = self as? any NSSpringLoadingDestination else { return false }
    let drag = Drag(pasteboard, from: nil, allowing: .every, to: window)
    guard destination.springLoadingEntered(drag).contains(.enabled) else { return false }
    for highlight in [NSSpringLoadingHighlight.standard, .emphasized] {
      drag.springLoading = highlight
      destination.springLoadingHighlightChanged(drag)
    }
    destination.springLoadingActivated(true, draggingInfo: drag)
    drag.springLoading = .none
    destination.springLoadingExited(drag)
    return true
  }
}
