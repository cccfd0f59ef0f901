/// The code of AppKit's custom lowerings, by the families that have it.
enum AppKitCustomLowerings {
  /// All of them.
  static let all: [CustomLoweringCode] = [
    AppKitCells.customLowerings,
    AppKitClassNames.customLowerings,
    AppKitClipViews.customLowerings,
    AppKitColors.customLowerings,
    AppKitControls.customLowerings,
    AppKitFonts.customLowerings,
    AppKitFormatters.customLowerings,
    AppKitKeyLoop.customLowerings,
    AppKitMatrices.customLowerings,
    AppKitMenus.customLowerings,
    AppKitPrototypes.customLowerings,
    AppKitRuleEditors.customLowerings,
    AppKitScenes.customLowerings,
    AppKitScrollViews.customLowerings,
    AppKitScrollers.customLowerings,
    AppKitStacks.customLowerings,
    AppKitTableLayout.customLowerings,
    AppKitTables.customLowerings,
    AppKitTexts.customLowerings,
    AppKitToolbars.customLowerings,
    AppKitViews.customLowerings,
    AppKitWebViews.customLowerings,
    AppKitWindows.customLowerings,
  ].flatMap { $0 }
}
