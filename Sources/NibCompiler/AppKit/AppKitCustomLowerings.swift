import NibSchema

extension CustomLoweringCode {
  /// The code of a custom lowering of AppKit.
  init(_ family: CustomLowering.AppKitFamily) {
    self =
      switch family {
      case .cells(let lowering): AppKitCells.code(lowering)
      case .classNames(let lowering): AppKitClassNames.code(lowering)
      case .clipViews(let lowering): AppKitClipViews.code(lowering)
      case .colors(let lowering): AppKitColors.code(lowering)
      case .comboBoxes(let lowering): AppKitComboBoxes.code(lowering)
      case .controls(let lowering): AppKitControls.code(lowering)
      case .fonts(let lowering): AppKitFonts.code(lowering)
      case .formatters(let lowering): AppKitFormatters.code(lowering)
      case .keyLoop(let lowering): AppKitKeyLoop.code(lowering)
      case .editor(let lowering): AppKitEditor.code(lowering)
      case .library(let lowering): AppKitLibrary.code(lowering)
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
      case .touchBars(let lowering): AppKitTouchBars.code(lowering)
      case .views(let lowering): AppKitViews.code(lowering)
      case .webViews(let lowering): AppKitWebViews.code(lowering)
      case .windows(let lowering): AppKitWindows.code(lowering)
      }
  }
}
