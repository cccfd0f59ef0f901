import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The name of an option of a binding. Stands in for NSBindingOption.
public struct NSBindingOption: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// The option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The option of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Whether what a user sets is set in all selected objects.
  public static let allowsEditingMultipleValuesSelection = NSBindingOption("NSAllowsEditingMultipleValuesSelection")
  /// Whether an action is sent without an argument.
  public static let allowsNullArgument = NSBindingOption("NSAllowsNullArgument")
  /// Whether errors are shown in alerts that all wait for.
  public static let alwaysPresentsApplicationModalAlerts = NSBindingOption("NSAlwaysPresentsApplicationModalAlerts")
  /// Whether it can be edited only while there is a value to edit.
  public static let conditionallySetsEditable = NSBindingOption("NSConditionallySetsEditable")
  /// Whether it reacts only while there is a value.
  public static let conditionallySetsEnabled = NSBindingOption("NSConditionallySetsEnabled")
  /// Whether it is hidden while there is no value.
  public static let conditionallySetsHidden = NSBindingOption("NSConditionallySetsHidden")
  /// Whether the model gets a text while it is typed.
  public static let continuouslyUpdatesValue = NSBindingOption("NSContinuouslyUpdatesValue")
  /// Whether a column sorts by what it shows.
  public static let createsSortDescriptor = NSBindingOption("NSCreatesSortDescriptor")
  /// Whether removed objects are deleted.
  public static let deletesObjectsOnRemove = NSBindingOption("NSDeletesObjectsOnRemove")
  /// The name of an action or a predicate.
  public static let displayName = NSBindingOption("NSDisplayName")
  /// The text that values are put into.
  public static let displayPattern = NSBindingOption("NSDisplayPattern")
  /// The tag where content is put.
  public static let contentPlacementTag = NSBindingOption("NSContentPlacementTag")
  /// Whether the content is one value.
  public static let handlesContentAsCompoundValue = NSBindingOption("NSHandlesContentAsCompoundValue")
  /// Whether a list begins with nothing.
  public static let insertsNullPlaceholder = NSBindingOption("NSInsertsNullPlaceholder")
  /// Whether an action is sent for each selected object.
  public static let invokesSeparatelyWithArrayObjects = NSBindingOption("NSInvokesSeparatelyWithArrayObjects")
  /// What is shown for several values.
  public static let multipleValuesPlaceholder = NSBindingOption("NSMultipleValuesPlaceholder")
  /// What is shown where nothing is selected.
  public static let noSelectionPlaceholder = NSBindingOption("NSNoSelectionPlaceholder")
  /// What is shown where there is no such property.
  public static let notApplicablePlaceholder = NSBindingOption("NSNotApplicablePlaceholder")
  /// What is shown for nothing.
  public static let nullPlaceholder = NSBindingOption("NSNullPlaceholder")
  /// The format of a predicate.
  public static let predicateFormat = NSBindingOption("NSPredicateFormat")
  /// Whether a missing property is an error.
  public static let raisesForNotApplicableKeys = NSBindingOption("NSRaisesForNotApplicableKeys")
  /// The action of a target.
  public static let selectorName = NSBindingOption("NSSelectorName")
  /// Whether new content is selected.
  public static let selectsAllWhenSettingContent = NSBindingOption("NSSelectsAllWhenSettingContent")
  /// Whether the model is asked first.
  public static let validatesImmediately = NSBindingOption("NSValidatesImmediately")
  /// What turns values into those that are shown.
  public static let valueTransformer = NSBindingOption("NSValueTransformer")
  /// The name of that.
  public static let valueTransformerName = NSBindingOption("NSValueTransformerName")
}

/// The name of what is told of a binding. Stands in for NSBindingInfoKey.
public struct NSBindingInfoKey: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// The key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The object that the path begins at.
  public static let observedObject = key("ObservedObject")
  /// The path.
  public static let observedKeyPath = key("ObservedKeyPath")
  /// The options, by `NSBindingOption`.
  public static let options = key("Options")

  private static func key(_ name: String) -> Self { Self("NS" + name) }
}
