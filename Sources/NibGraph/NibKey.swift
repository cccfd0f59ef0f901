/// Names of the format, verbatim, once each: keys that more than one layer must know.
///
/// Seen: facts of the NIBArchive container. Keys that belong to one element kind are in the schema's rows.
public enum NibKey {
  /// Key of every element of an inlined collection.
  public static let element = "UINibEncoderEmptyKey"
  /// First value of an inlined collection: true.
  public static let inlined = "NSInlinedValue"
  /// Bytes of a string or of data.
  public static let bytes = "NS.bytes"
  /// Integer of an NSNumber.
  public static let intValue = "NS.intval"
  /// Real of an NSNumber.
  public static let doubleValue = "NS.dblval"
  /// Boolean of an NSNumber.
  public static let boolValue = "NS.boolval"

  /// Root: the top-level objects.
  public static let topLevelObjects = "UINibTopLevelObjectsKey"
  /// Root: all objects that have an identity.
  public static let objects = "UINibObjectsKey"
  /// Root: the connections in the order they are made.
  public static let connections = "UINibConnectionsKey"
  /// Root: windows to show.
  public static let visibleWindows = "UINibVisibleWindowsKey"
  /// Root: accessibility configurations.
  public static let accessibilityConfigurations = "UINibAccessibilityConfigurationsKey"
  /// Root: user defined runtime attributes.
  public static let keyValuePairs = "UINibKeyValuePairsKey"

  /// Connection: outlet name or selector.
  public static let label = "UILabel"
  /// Connection: the object that has the outlet or sends the event.
  public static let source = "UISource"
  /// Connection: the object, or for a collection the array, that is connected.
  public static let destination = "UIDestination"
  /// Event connection: which control events.
  public static let eventMask = "UIEventMask"

  /// Swapper: the custom class.
  public static let className = "UIClassName"
  /// Swapper: the class to fall back on.
  public static let originalClassName = "UIOriginalClassName"
  /// Proxy: which object it stands for.
  public static let proxyIdentifier = "UIProxiedObjectIdentifier"
}
