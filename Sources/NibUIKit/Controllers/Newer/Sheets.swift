import NibRuntime
import NibStandIns

/// What a popover points at, and what a sheet comes out of. Stands for UIPopoverPresentationControllerSourceItem.
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}

extension UIPopoverPresentationController {
  /// How the controller stands as a sheet where there is no room for a popover.
  public var adaptiveSheetPresentationController: UISheetPresentationController {
    if let known = adaptiveSheet { return known }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    adaptiveSheet = made
    return made
  }
}

extension UISheetPresentationController {
  /// The height that the sheet has: what is selected, else the lowest of its heights.
  public var shownDetent: Detent? { detents.first { $0.identifier == selectedDetentIdentifier } ?? lowest }

  private var lowest: Detent? {
    let context = Surroundings(traits: traitsOfSheet, greatest: UIScreen.main.bounds.height)
    let heights = detents.compactMap { detent in detent.resolvedValue(in: context).map { (detent, $0) } }
    return heights.min { $0.1 < $1.1 }?.0
  }

  /// The height in points that the sheet has on the screen; nil without any.
  public var shownHeight: CGFloat? {
    shownDetent?.resolvedValue(in: Surroundings(traits: traitsOfSheet, greatest: UIScreen.main.bounds.height))
  }

  private var traitsOfSheet: UITraitCollection { presentedViewController?.traitCollection ?? .current }

  /// Whether what lies below is dimmed: above the greatest height at which it is not.
  public var dimsBackground: Bool {
    guard let largestUndimmedDetentIdentifier, let shownDetent else { return true }
    let names = detents.map(\.identifier)
    guard let most = names.firstIndex(of: largestUndimmedDetentIdentifier),
      let here = names.firstIndex(of: shownDetent.identifier)
    else { return true }
    return here > most
  }
}

private struct Surroundings: UISheetPresentationControllerDetentResolutionContext {
  let traits: UITraitCollection
  let greatest: CGFloat
  var containerTraitCollection: UITraitCollection { traits }
  var maximumDetentValue: CGFloat { greatest }
}
