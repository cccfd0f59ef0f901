import NibBytes
import NibGraph
import NibSchema

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

extension CustomLoweringCode {
  /// The code of a custom lowering of AppKit.
  init(_ family: CustomLowering.AppKitFamily) {
    self =
      switch family {
      case .cells(let lowering): AppKitCells.code(lowering)
      case .classNames(let lowering): AppKitClassNames.code(lowering)
      case .clipViews(let lowering): AppKitClipViews.code(lowering)
      case .colors(let lowering): AppKitColors.code(lowering)
      case .controls(let lowering): AppKitControls.code(lowering)
      case .fonts(let lowering): AppKitFonts.code(lowering)
      case .formatters(let lowering): AppKitFormatters.code(lowering)
      case .keyLoop(let lowering): AppKitKeyLoop.code(lowering)
      case .matrices(let lowering): AppKitMatrices.code(lowering)
      case .menus(let lowering): AppKitMenus.code(lowering)
      case .prototypes(let lowering): AppKitPrototypes.code(lowering)
      case .ruleEditors(let lowering): AppKitRuleEditors.code(lowering)
      case .scenes(let lowering): AppKitScenes.code(lowering)
      case .scrollViews(let lowering): AppKitScrollViews.code(lowering)
      case .scrollers(let lowering): AppKitScrollers.code(lowering)
      case .stacks(let lowering): AppKitStacks.code(lowering)
      case .tableLayout(let lowering): AppKitTableLayout.code(lowering)
      case .tables(let lowering): AppKitTables.code(lowering)
      case .texts(let lowering): AppKitTexts.code(lowering)
      case .toolbars(let lowering): AppKitToolbars.code(lowering)
      case .views(let lowering): AppKitViews.code(lowering)
      case .webViews(let lowering): AppKitWebViews.code(lowering)
      case .windows(let lowering): AppKitWindows.code(lowering)
      }
  }
}
