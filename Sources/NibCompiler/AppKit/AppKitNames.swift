import NibBytes
import NibGraph

/// Keys that the code for AppKit writes itself; keys of single properties are in the schema's rows.
///
/// Numbered behind the well-known ones. Names are the format's, verbatim. Seen: inventories of compiled archives.
enum AppKitKey: String, WellKnown {
  case nsObjectData = "IB.objectdata"
  case nsSystemFontVersion = "IB.systemFontUpdateVersion"
  case nsRoot = "NSRoot"
  case nsVisibleWindows = "NSVisibleWindows"
  case nsConnections = "NSConnections"
  case nsObjectsKeys = "NSObjectsKeys"
  case nsObjectsValues = "NSObjectsValues"
  case nsOidsKeys = "NSOidsKeys"
  case nsOidsValues = "NSOidsValues"
  case nsAccessibilityConnectors = "NSAccessibilityConnectors"
  case nsAccessibilityOidsKeys = "NSAccessibilityOidsKeys"
  case nsAccessibilityOidsValues = "NSAccessibilityOidsValues"
  case nsSource = "NSSource"
  case nsDestination = "NSDestination"
  case nsLabel = "NSLabel"
  case nsChildControllerSelector = "NSChildControllerCreationSelectorName"
  case nsFile = "NSFile"
  case nsMarker = "NSMarker"
  case nsObject = "NSObject"
  case nsValues = "NSValues"
  case nsKeyPaths = "NSKeyPaths"
  case nsClassName = "NSClassName"
  case nsOriginalClassName = "NSOriginalClassName"
  case nsInitializesWithInit = "NSInitializeWithInit"
  case nsClassReference = "IBClassReference"
  case nsReferencedClass = "IBClassName"
  case nsReferencedModule = "IBModuleName"
  case nsReferencedProvider = "IBModuleProvider"
  case nsWindowClass = "NSWindowClass"
  case nsWindowRect = "NSWindowRect"
  case nsMinSize = "NSMinSize"
  case nsMaxSize = "NSMaxSize"
  case nsFrame = "NSFrame"
  case nsFrameSize = "NSFrameSize"
  case nsIgnoresMask = "NSDoNotTranslateAutoresizingMask"
  case nsButtonType = "NSAuxButtonType"
  case nsCharacterPicker = "NSCharacterPickerEnabled"
  case nsTextCompletionDisabled = "NSAutomaticTextCompletionDisabled"
  case nsKeyModifiers = "NSKeyEquivModMask"
  case nsOnImage = "NSOnImage"
  case nsMixedImage = "NSMixedImage"
  case nsAction = "NSAction"
  case nsTarget = "NSTarget"
  case nsDelegate = "NSDelegate"
  case nsDataSource = "NSDataSource"
  case nsRepresentedObject = "NSRepObject"
  case nsSelectedIndex = "NSSelectedIndex"
  case nsSelectedSegment = "NSSelectedSegment"
  case nsSearchFieldFlags = "NSSearchFieldFlags"
  case nsAccessibilityAttributes = "NSAccessibilityOverriddenAttributes"
  case nsPathComponentCells = "NSPathComponentCells"
  case nsSubviews = "NSSubviews"
  case nsOffsets = "NSOffsets"
  case nsCellFlags = "NSCellFlags"
  case nsFurtherCellFlags = "NSCellFlags2"
  case nsContents = "NSContents"
  case nsSupport = "NSSupport"
  case nsBackgroundColor = "NSBackgroundColor"
  case nsTextColor = "NSTextColor"
  case nsUrl = "NSURL"
  case nsUrlBase = "NS.base"
  case nsUrlText = "NS.relative"
  case nsExpressionType = "NSExpressionType"
  case nsConstantValue = "NSConstantValue"
  case nsKeyPath = "NSKeyPath"
  case nsSelectorName = "NSSelectorName"
  case nsOperand = "NSOperand"
  case nsArguments = "NSArguments"
  case nsColorSpace = "NSColorSpace"
  case nsCatalogName = "NSCatalogName"
  case nsColorName = "NSColorName"
  case nsColor = "NSColor"
  case nsWhite = "NSWhite"
  case nsRgb = "NSRGB"
  case nsComponents = "NSComponents"
  case nsLinearExposure = "NSLinearExposure"
  case nsCustomColorSpace = "NSCustomColorSpace"
  case nsSpaceIdentifier = "NSID"
  case nsSpaceModel = "NSModel"
  case nsProfile = "NSICC"
  case nsFontName = "NSName"
  case nsFontSize = "NSSize"
  case nsFontFlags = "NSfFlags"
  case nsUsesAppearanceSize = "NSFontUsesAppearanceFontSize"
  case nsBoolValue = "NS.boolval"
  case nsResourceName = "NSResourceName"
  case nsNamespace = "IBNamespaceID"
  case nsDesignSize = "IBDesignSize"
  case nsDesignConfiguration = "IBDesignImageConfiguration"

  /// The identifier in every graph of the platform.
  @inline(__always) var id: KeyID { KeyID(WellKnownKey.count + ordinal) }
}

extension KeyedValue {
  @inline(__always) static func int(_ key: AppKitKey, _ value: Int64) -> KeyedValue { .int(key.id, value) }
  @inline(__always) static func bool(_ key: AppKitKey, _ value: Bool) -> KeyedValue { .bool(key.id, value) }
  @inline(__always) static func double(_ key: AppKitKey, _ value: Double) -> KeyedValue { .double(key.id, value) }
  @inline(__always) static func data(_ key: AppKitKey, _ span: ByteSpan) -> KeyedValue { .data(key.id, span) }
  @inline(__always) static func null(_ key: AppKitKey) -> KeyedValue { .null(key.id) }
  @inline(__always)
  static func reference(_ key: AppKitKey, _ object: ObjectID) -> KeyedValue { .reference(key.id, object) }
}

/// Classes that the code for AppKit makes objects of; classes of element kinds are in the schema.
enum AppKitClass: String, WellKnown {
  case nsObjectData = "NSIBObjectData"
  case nsMutableSet = "NSMutableSet"
  case nsSwapper = "NSClassSwapper"
  case nsClassReference = "IBClassReference"
  case nsOutlet = "NSNibOutletConnector"
  case nsAction = "NSNibControlConnector"
  case nsHelp = "NSIBHelpConnector"
  case nsRuntimeAttributes = "NSIBUserDefinedRuntimeAttributesConnector"
  case nsColor = "NSColor"
  case nsColorSpace = "NSColorSpace"
  case nsFont = "NSFont"
  case nsImage = "NSCustomResource"
  case nsUrl = "NSURL"
  case nsPathComponentCell = "NSPathComponentCell"
  case nsConstantExpression = "NSConstantValueExpression"
  case nsSelfExpression = "NSSelfExpression"
  case nsKeyPathExpression = "NSKeyPathSpecifierExpression"
  case nsFunctionExpression = "NSKeyPathExpression"

  /// The identifier in every graph of the platform.
  @inline(__always) var id: ClassID { ClassID(WellKnownClass.count + ordinal) }
}

extension ObjectWriter {
  @inline(__always) mutating func reserve(_ known: AppKitClass, origin: Origin = .unknown) -> ObjectID {
    builder.reserve(known.id, origin: origin)
  }
}
