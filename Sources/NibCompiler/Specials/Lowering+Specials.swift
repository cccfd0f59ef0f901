import NibGraph
import NibSchema

extension Lowering {
  /// Runs a custom lowering on the element at hand. Exhaustive: one without code does not compile.
  mutating func run(_ lowering: CustomLowering, _ element: Int, _ plan: Plan) {
    switch lowering {
    case .frame: lowerFrame(element, plan)
    case .subviews, .cellSubviews, .segmentSubviews, .tableSubviews, .collectionSubviews: lowerSubviews(element)
    case .constraints: lowerConstraints(element)
    case .layoutGuides: lowerLayoutGuides(element)
    case .translatesMask: lowerTranslatesMask(element)
    case .styledText, .labelStyledText: lowerStyledText(element, plan)
    case .labelShrinking: lowerLabelShrinking()
    case .labelScale: lowerLabelScale()
    case .textContentSize, .tableContentSize, .collectionContentSize: lowerContentSize(element, plan)
    case .buttonStates: lowerButtonStates(element)
    case .segments: lowerSegments()
    case .tableBackground, .cellBackground, .labelBackground: lowerTableBackground(element, plan)
    case .tableTraitOverrides, .labelTraitOverrides: lowerTraitOverrides(element, plan)
    case .systemBackground: lowerSystemBackground()
    case .tableCellContent, .collectionCellContent: lowerCellContent(plan)
    case .switchFrame: links.switches.append(element)
    case .constraint: lowerConstraint(element)
    case .visualEffect: lowerVisualEffect()
    case .barMargins: lowerBarMargins()
    case .tablePrototypes, .collectionPrototypes: lowerPrototypes(plan)
    case .staticTable: lowerStaticTable(element)
    default: runInScene(lowering, element, plan)
    }
  }

  /// Runs a custom lowering of controllers and of what hangs on them.
  private mutating func runInScene(_ lowering: CustomLowering, _ element: Int, _ plan: Plan) {
    switch lowering {
    case .refreshControl: lowerRefreshControl(element)
    case .controllerView: lowerControllerView(element)
    case .containment: lowerContainment(element)
    case .sceneObjects: lowerSceneObjects(element)
    case .contentSizes: lowerContentSizes(element)
    case .segue: lowerSegue(element)
    case .navigationBarItems, .tabBarItems, .toolbarItems: lowerBarItems(element, plan)
    case .itemButtons: lowerItemButtons(element)
    case .itemBar: lowerItemBar(element)
    default: lowerContainedControllers(element, plan)
    }
  }
}
