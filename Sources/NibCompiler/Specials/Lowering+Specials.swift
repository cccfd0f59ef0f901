import NibGraph
import NibSchema

extension Lowering {
  /// Runs a special on the element at hand. Exhaustive: a special without code does not compile.
  mutating func run(_ special: Special, _ element: Int, _ plan: Plan) {
    switch special {
    case .frame: lowerFrame(element, plan)
    case .subviews: lowerSubviews(element)
    case .constraints: lowerConstraints(element)
    case .layoutGuides: lowerLayoutGuides(element)
    case .translatesMask: lowerTranslatesMask(element)
    case .styledText: lowerStyledText(element, plan)
    case .labelShrinking: lowerLabelShrinking()
    case .labelScale: lowerLabelScale()
    case .contentSize: lowerContentSize(element, plan)
    case .buttonStates: lowerButtonStates(element)
    case .segments: lowerSegments()
    case .tableBackground: lowerTableBackground(element, plan)
    case .traitOverrides: lowerTraitOverrides(element, plan)
    case .systemBackground: lowerSystemBackground()
    case .cellContent: lowerCellContent(plan)
    case .switchFrame: links.switches.append(element)
    case .constraint: lowerConstraint(element)
    case .visualEffect: lowerVisualEffect()
    case .barMargins: lowerBarMargins()
    case .refreshControl, .controllerView, .containment, .sceneObjects, .contentSizes, .containedControllers:
      runController(special, element, plan)
    case .segue: lowerSegue(element)
    case .prototypes: lowerPrototypes(plan)
    case .staticTable: lowerStaticTable(element)
    case .barItems: lowerBarItems(element, plan)
    case .itemButtons: lowerItemButtons(element)
    case .itemBar: lowerItemBar(element)
    }
  }

  /// Runs a special of controllers and of what hangs on them.
  private mutating func runController(_ special: Special, _ element: Int, _ plan: Plan) {
    switch special {
    case .refreshControl: lowerRefreshControl(element)
    case .controllerView: lowerControllerView(element)
    case .containment: lowerContainment(element)
    case .sceneObjects: lowerSceneObjects(element)
    case .contentSizes: lowerContentSizes(element)
    default: lowerContainedControllers(element, plan)
    }
  }
}
