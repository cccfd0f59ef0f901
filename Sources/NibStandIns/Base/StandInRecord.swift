import NibRuntime

/// What many stand-ins are never given: kept apart, so that these are small, quickly made and quickly let go.
package final class StandInRecord {
  package var undefinedAttributes: [String: NibValue] = [:]
  package var connections = ConnectionRecord()
  package var accessibilityLabel: String?
  package var accessibilityHint: String?
  package var accessibilityValue: String?
  package var accessibilityIdentifier: String?
  package var accessibilityTraits: UIAccessibilityTraits = []
  package var isAccessibilityElement = false
}

// A value that says nothing makes no record.
extension StandIn {
  /// User defined runtime attributes that no property has the name of, by key path.
  public var undefinedAttributes: [String: NibValue] { record?.undefinedAttributes ?? [:] }

  /// Outlets and collections that were recorded by name.
  public var connections: ConnectionRecord { record?.connections ?? ConnectionRecord() }
}
