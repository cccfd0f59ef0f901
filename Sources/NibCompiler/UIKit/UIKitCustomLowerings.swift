/// The code of UIKit's custom lowerings, by the families that have it.
enum UIKitCustomLowerings {
  /// All of them.
  static let all: [CustomLoweringCode] = [
    UIKitBars.customLowerings,
    UIKitButtons.customLowerings,
    UIKitCellBackgrounds.customLowerings,
    UIKitCells.customLowerings,
    UIKitCollections.customLowerings,
    UIKitConfigurations.customLowerings,
    UIKitConstraints.customLowerings,
    UIKitControllers.customLowerings,
    UIKitFrames.customLowerings,
    UIKitLabels.customLowerings,
    UIKitLayoutGuides.customLowerings,
    UIKitPrototypes.customLowerings,
    UIKitSegments.customLowerings,
    UIKitSegues.customLowerings,
    UIKitStyledTexts.customLowerings,
    UIKitTables.customLowerings,
    UIKitTextSizes.customLowerings,
    UIKitTraits.customLowerings,
    UIKitViews.customLowerings,
  ].flatMap { $0 }
}
