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

  /// What assistive technology reads.
  public var accessibilityLabel: String? {
    get { record?.accessibilityLabel }
    set { if newValue != nil || record != nil { madeRecord.accessibilityLabel = newValue } }
  }

  /// What happens on activation.
  public var accessibilityHint: String? {
    get { record?.accessibilityHint }
    set { if newValue != nil || record != nil { madeRecord.accessibilityHint = newValue } }
  }

  /// The value read out.
  public var accessibilityValue: String? {
    get { record?.accessibilityValue }
    set { if newValue != nil || record != nil { madeRecord.accessibilityValue = newValue } }
  }

  /// A name for tests.
  public var accessibilityIdentifier: String? {
    get { record?.accessibilityIdentifier }
    set { if newValue != nil || record != nil { madeRecord.accessibilityIdentifier = newValue } }
  }

  /// What it is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { record?.accessibilityTraits ?? [] }
    set { if !newValue.isEmpty || record != nil { madeRecord.accessibilityTraits = newValue } }
  }

  /// Whether assistive technology stops here.
  public var isAccessibilityElement: Bool {
    get { record?.isAccessibilityElement ?? false }
    set { if newValue || record != nil { madeRecord.isAccessibilityElement = newValue } }
  }
}
