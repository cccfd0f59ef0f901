import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a controller has for a value where there is no single one. Stands in for NSBindingSelectionMarker.
@MainActor
public final class NSBindingSelectionMarker: NSObject {
  /// Several objects with different values are selected.
  public static let multipleValues = NSBindingSelectionMarker("several values")
  /// Nothing is selected.
  public static let noSelection = NSBindingSelectionMarker("no selection")
  /// What is selected has no such value.
  public static let notApplicable = NSBindingSelectionMarker("not applicable")

  nonisolated private let name: String
  private init(_ name: String) {
    self.name = name
    super.init()
  }

  nonisolated public override var description: String { "<\(name)>" }

  private struct Place: Hashable {
    let marker: String
    let type: ObjectIdentifier
    let binding: NSBindingName
  }
  private static var placeholders: [Place: Any] = [:]

  private static func place(_ marker: NSBindingSelectionMarker?, _ type: AnyClass, _ binding: NSBindingName) -> Place {
    Place(marker: marker?.name ?? "", type: ObjectIdentifier(type), binding: binding)
  }

  /// What objects of a class show by a binding where the value is a marker, or nil for none; kept, for bindings tell it
  /// by their own options.
  public static func setDefaultPlaceholder(
    _ placeholder: Any?, for marker: NSBindingSelectionMarker?, on objectClass: AnyClass,
    withBinding binding: NSBindingName
  ) { placeholders[place(marker, objectClass, binding)] = placeholder }

  /// What was set for a class and a binding; nil for nothing.
  public static func defaultPlaceholder(
    for marker: NSBindingSelectionMarker?, on objectClass: AnyClass, withBinding binding: NSBindingName
  ) -> Any? { placeholders[place(marker, objectClass, binding)] }
}

/// The marker of several values.
@MainActor public var NSMultipleValuesMarker: Any { NSBindingSelectionMarker.multipleValues }
/// The marker of no selection.
@MainActor public var NSNoSelectionMarker: Any { NSBindingSelectionMarker.noSelection }
/// The marker of a value that is not there.
@MainActor public var NSNotApplicableMarker: Any { NSBindingSelectionMarker.notApplicable }

/// Whether an object is such a marker.
@MainActor public func NSIsControllerMarker(_ object: Any?) -> Bool { object is NSBindingSelectionMarker }
