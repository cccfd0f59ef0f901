import NibGraph
import NibSchema

/// Which code runs a custom lowering; each has its line in one of three lists.
enum UIKitCustomLowerings {
  /// Runs a custom lowering on the element at hand.
  static func run(_ custom: CustomLowering, _ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {
    switch custom {
    case .frame: UIKitFrames.lowerFrame(element, plan, &lowering)
    case .subviews: UIKitViews.lowerSubviews(element, &lowering)
    case .constraints: UIKitConstraints.lowerConstraints(element, &lowering)
    case .layoutGuides: UIKitLayoutGuides.lowerLayoutGuides(element, &lowering)
    case .translatesMask: UIKitViews.lowerTranslatesMask(element, &lowering)
    case .constraint: UIKitConstraints.lowerConstraint(element, &lowering)
    case .visualEffect: UIKitViews.lowerVisualEffect(&lowering)
    case .switchFrame: lowering.uiKit.switches.append(element)
    case .buttonStates: UIKitButtons.lowerButtonStates(element, &lowering)
    case .configurationTitle: UIKitConfigurations.lowerTitle(element, &lowering)
    case .configurationSubtitle: UIKitConfigurations.lowerSubtitle(element, &lowering)
    case .configurationColor: UIKitConfigurations.lowerColor(element, &lowering)
    case .menuName: UIKitButtons.lowerMenuName(element, &lowering)
    case .symbolTextStyle: UIKitConfigurations.lowerTextStyle(&lowering)
    case .segmentSubviews: UIKitSegments.lowerSubviews(element, &lowering)
    case .segments: UIKitSegments.lowerSegments(&lowering)
    case .styledText: UIKitStyledTexts.lowerTextView(&lowering)
    case .labelStyledText: UIKitStyledTexts.lowerLabel(element, &lowering)
    case .labelShrinking: UIKitLabels.lowerLabelShrinking(&lowering)
    case .labelScale: UIKitLabels.lowerLabelScale(&lowering)
    case .labelBackground: UIKitCellBackgrounds.lowerLabelBackground(element, &lowering)
    case .labelTraitOverrides: UIKitTraits.lowerLabelOverrides(element, &lowering)
    case .textHighlight: UIKitStyledTexts.lowerHighlight(&lowering)
    case .textContentSize: UIKitTextSizes.lowerContentSize(element, &lowering)
    case .textSubviews: UIKitTextSizes.lowerSubviews(element, &lowering)
    default: runInList(custom, element, &lowering)
    }
  }

  /// Runs a custom lowering of tables, collections and their cells.
  private static func runInList(_ custom: CustomLowering, _ element: Int, _ lowering: inout Lowering) {
    switch custom {
    case .tableSubviews: UIKitTables.lowerSubviews(element, &lowering)
    case .tableBackground: UIKitTables.lowerBackground(&lowering)
    case .tableTraitOverrides: UIKitTraits.lowerTableOverrides(&lowering)
    case .tableContentSize: UIKitTables.lowerContentSize(element, &lowering)
    case .tablePrototypes: UIKitPrototypes.lowerTable(&lowering)
    case .staticTable: UIKitPrototypes.lowerStaticTable(element, &lowering)
    case .cellSubviews: UIKitCells.lowerSubviews(element, &lowering)
    case .tableCellContent: UIKitCells.lowerTableCellContent(&lowering)
    case .cellBackground: UIKitCellBackgrounds.lowerCellBackground(&lowering)
    case .systemBackground: UIKitCellBackgrounds.lowerSystemBackground(&lowering)
    case .collectionSubviews: UIKitCollections.lowerSubviews(element, &lowering)
    case .collectionContentSize: UIKitCollections.lowerContentSize(element, &lowering)
    case .collectionPrototypes: UIKitPrototypes.lowerCollection(&lowering)
    case .collectionCellContent: UIKitCells.lowerCellContent(&lowering)
    case .refreshControl: UIKitControllers.lowerRefreshControl(element, &lowering)
    default: runInScene(custom, element, &lowering)
    }
  }

  /// Runs a custom lowering of controllers, of their bars, and of what hangs on them.
  private static func runInScene(_ custom: CustomLowering, _ element: Int, _ lowering: inout Lowering) {
    switch custom {
    case .controllerView: UIKitControllers.lowerControllerView(element, &lowering)
    case .containment: UIKitControllers.lowerContainment(element, &lowering)
    case .referenceName: UIKitControllers.lowerReferenceName(element, &lowering)
    case .sceneObjects: UIKitControllers.lowerSceneObjects(element, &lowering)
    case .contentSizes: UIKitControllers.lowerContentSizes(element, &lowering)
    case .containedControllers: UIKitControllers.lowerContainedControllers(element, .mutableArray, &lowering)
    case .tabControllers: UIKitControllers.lowerTabControllers(element, &lowering)
    case .splitControllers: UIKitControllers.lowerContainedControllers(element, .array, &lowering)
    case .segue: UIKitSegues.lowerSegue(element, &lowering)
    case .navigationBarItems: UIKitBars.lowerNavigationBarItems(element, &lowering)
    case .tabBarItems: UIKitBars.lowerTabBarItems(element, &lowering)
    case .toolbarItems: UIKitBars.lowerToolbarItems(element, &lowering)
    case .barMargins: UIKitBars.lowerBarMargins(&lowering)
    case .itemButtons: UIKitBars.lowerItemButtons(element, &lowering)
    case .itemBar: UIKitBars.lowerItemBar(element, &lowering)
    default: assertionFailure("'\(custom)' has no code")
    }
  }
}
