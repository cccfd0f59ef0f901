import NibGraph
import NibSchema

/// Custom lowerings of views that hold others: scroll views, tables, texts.
enum AppKitContainers {
  static func run(_ custom: CustomLowering, _ element: Int, _ lowering: inout Lowering) {
    switch custom {
    case .scrollSubviews: AppKitScrollViews.lowerSubviews(element, &lowering)
    case .nextKeyView: AppKitScrollViews.lowerNextKeyView(&lowering)
    case .scrollGestures: AppKitScrollViews.lowerGestures(element, &lowering)
    case .scrollFlags: AppKitScrollViews.lowerFlags(element, &lowering)
    case .scrollHeader: AppKitScrollViews.lowerHeader(element, &lowering)
    case .scrollAmounts: AppKitScrollViews.lowerAmounts(element, &lowering)
    case .viewMask: AppKitViews.lowerMask(element, &lowering)
    case .clipBounds: AppKitClipViews.lowerBounds(element, &lowering)
    case .clipDocument: AppKitClipViews.lowerDocument(element, &lowering)
    case .scrollerLayer: AppKitScrollers.lowerLayer(element, &lowering)
    case .scrollerIsNeeded: AppKitScrollers.lowerIsNeeded(element, &lowering)
    case .scrollerFlags: AppKitScrollers.lowerFlags(element, &lowering)
    case .scrollerShare: AppKitScrollers.lowerShare(element, &lowering)
    default: runTable(custom, element, &lowering)
    }
  }

  private static func runTable(_ custom: CustomLowering, _ element: Int, _ lowering: inout Lowering) {
    switch custom {
    case .tableCorner: AppKitTables.lowerCorner(element, &lowering)
    case .tableRowHeight:
      lowering.writer.add(.double(.nsRowHeight, AppKitTableLayout.rowHeight(element, &lowering)))
    case .tableFlags: AppKitTables.lowerFlags(element, &lowering)
    case .tablePrototypeViews: AppKitPrototypes.lowerPrototypes(of: element, &lowering)
    case .columnIdentifier: AppKitTables.lowerIdentifier(element, &lowering)
    case .columnWidth: AppKitTables.lowerWidth(element, &lowering)
    case .headerResponder, .headerSuperview:
      let scrollView = lowering.reader.parent(of: element)
      let clip = AppKitScrollViews.headerClip(of: scrollView, &lowering)
      lowering.writer.add(.reference(custom == .headerResponder ? .nsNextResponder : .nsSuperview, clip))
    case .headerTable: AppKitTables.lowerHeaderTable(element, &lowering)
    case .headerCellFont:
      lowering.writer.add(.reference(.nsSupport, AppKitTables.headerFont(&lowering)))
    case .stackSubviews: AppKitStacks.lowerSubviews(&lowering)
    case .stackContainers: AppKitStacks.lowerContainers(element, &lowering)
    case .cellTag: AppKitControls.lowerCellTag(element, &lowering)
    case .logicalLayout: AppKitControls.lowerLogicalLayout(element, &lowering)
    case .gridSubviews: AppKitStacks.lowerGridSubviews(&lowering)
    case .tabSubviews: AppKitStacks.lowerTabSubviews(element, &lowering)
    case .tabKeyView: AppKitStacks.lowerTabKeyView(element, &lowering)
    case .selectedTab: AppKitStacks.lowerSelectedTab(element, &lowering)
    case .tabColor:
      lowering.writer.add(.reference(.nsColor, AppKitColors.system("controlColor", &lowering)))
    case .objectClassName: AppKitFormatters.lowerObjectClass(&lowering)
    case .numberFormat: AppKitFormatters.lowerNumber(&lowering)
    case .dateFormat: AppKitFormatters.lowerDate(&lowering)
    case .textMaxSize: AppKitTexts.lowerMaxSize(&lowering)
    case .paneClips: AppKitViews.lowerPaneClips(element, &lowering)
    case .windowStandIn: AppKitScenes.lowerStandInView(element, &lowering)
    case .sceneView, .sceneSegueTemplates, .sceneExternals, .sceneUniqueIdentifier, .windowControllerClass,
      .windowContent, .segueTemplate:
      AppKitScenes.run(custom, element, &lowering)
    case .textContainer: AppKitTexts.lowerContainer(element, &lowering)
    case .textSharedData: AppKitTexts.lowerSharedData(element, &lowering)
    case .textViewColor: AppKitTexts.lowerColor(&lowering)
    default: assertionFailure("'\(custom)' has no code for AppKit")
    }
  }
}
