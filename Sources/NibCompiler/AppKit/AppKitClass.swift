import NibBytes
import NibGraph

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
  case nsFontDescriptor = "NSFontDescriptor"
  case nsButtonImage = "NSButtonImageSource"
  case nsImageConfiguration = "IBImageConfiguration"
  case nsAccessibility = "NSNibAXAttributeConnector"
  case nsMenuItem = "NSMenuItem"
  case nsToolbarSpaceItem = "NSToolbarSpaceItem"
  case nsToolbarFlexibleSpaceItem = "NSToolbarFlexibleSpaceItem"
  case nsToolbarSeparatorItem = "NSToolbarSeparatorItem"
  case nsConstantExpression = "NSConstantValueExpression"
  case nsSelfExpression = "NSSelfExpression"
  case nsKeyPathExpression = "NSKeyPathSpecifierExpression"
  case nsFunctionExpression = "NSKeyPathExpression"
  case nsPanGesture = "NSPanGestureRecognizer"
  case nsClipView = "NSClipView"
  case nsCornerView = "_NSCornerView"
  case nsCursor = "NSCursor"
  case nsNib = "NSNib"
  case nsTextContainer = "NSTextContainer"
  case nsLayoutManager = "NSLayoutManager"
  case nsTextStorage = "NSTextStorage"
  case nsSharedData = "NSTextViewSharedData"
  case nsStackContainer = "NSStackViewContainer"
  case nsBinding = "NSNibBindingConnector"
  case nsEarlyConnector = "NSNibConnector"
  case nsExternalObject = "NSNibExternalObjectPlaceholder"
  case nsView = "NSView"
  case nsShowSegue = "NSStoryboardShowSegueTemplate"
  case nsSheetSegue = "NSStoryboardSheetSegueTemplate"
  case nsModalSegue = "NSStoryboardModalSegueTemplate"
  case nsPopoverSegue = "NSStoryboardPopoverSegueTemplate"
  case nsEmbedSegue = "NSStoryboardEmbedSegueTemplate"
  case nsCustomSegue = "NSStoryboardSegueTemplate"
  case nsDecimalHandler = "NSDecimalNumberHandler"
  case nsDecimal = "NSDecimalNumberPlaceholder"

  /// The identifier in every graph of the platform.
  @inline(__always) var id: ClassID { ClassID(WellKnownClass.count + ordinal) }
}

extension ObjectWriter {
  @inline(__always) mutating func reserve(_ known: AppKitClass, origin: Origin = .unknown) -> ObjectID {
    builder.reserve(known.id, origin: origin)
  }
}
