import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few color wells are told.
private struct WellSettings: RareState {
  var isActive = false
  var style = NSColorWell.Style.default
  var supportsAlpha = true
  var image: NSImage?
  weak var pulldownTarget: AnyObject?
  var pulldownAction: Selector?
}

/// The wells that take the color of the panel.
@MainActor private var activeWells: [WeakWell] = []
private struct WeakWell { weak var well: NSColorWell? }

extension NSColorWell {
  /// How a color well looks. Documented: the numbers, by AppKit.
  public enum Style: Int, Sendable {
    /// As a frame of the color; as a button of it; as that with a button for the panel.
    case `default`, minimal, expanded
  }

  /// Makes a well of a look.
  public convenience init(style: Style) {
    self.init()
    colorWellStyle = style
  }

  /// How it looks.
  public final var colorWellStyle: Style {
    get { self[rare: WellSettings.self].style }
    set { self[rare: WellSettings.self].style = newValue }
  }
  /// Whether a color may be seen through.
  public final var supportsAlpha: Bool {
    get { self[rare: WellSettings.self].supportsAlpha }
    set { self[rare: WellSettings.self].supportsAlpha = newValue }
  }
  /// The image in place of the color; nil for none.
  public final var image: NSImage? {
    get { self[rare: WellSettings.self].image }
    set { self[rare: WellSettings.self].image = newValue }
  }
  /// Who is sent the action of the part that opens colors; not kept alive.
  public final var pulldownTarget: AnyObject? {
    get { self[rare: WellSettings.self].pulldownTarget }
    set { self[rare: WellSettings.self].pulldownTarget = newValue }
  }
  /// What that target is sent, in place of opening colors; nil for nothing.
  public final var pulldownAction: Selector? {
    get { self[rare: WellSettings.self].pulldownAction }
    set { self[rare: WellSettings.self].pulldownAction = newValue }
  }

  /// Whether it takes the color that is chosen in the panel.
  public final var isActive: Bool { self[rare: WellSettings.self].isActive }

  /// Takes the color that is chosen in the panel from now on, which opens with the well's color.
  /// - Parameter exclusive: whether other wells do no more.
  public final func activate(_ exclusive: Bool) {
    activeWells.removeAll { $0.well == nil || $0.well === self }
    if exclusive { for other in activeWells { other.well?.deactivate() } }
    self[rare: WellSettings.self].isActive = true
    activeWells.append(WeakWell(well: self))
    let panel = NSColorPanel.shared
    panel.show(color)
    panel.orderFront(self)
  }

  /// Takes the color of the panel no more; the panel stays.
  public final func deactivate() {
    self[rare: WellSettings.self].isActive = false
    activeWells.removeAll { $0.well == nil || $0.well === self }
  }

  /// Gives all active wells the color of the panel; each sends its action.
  static func takeColor(of panel: NSColorPanel) {
    for well in activeColorWells {
      InterfaceFaults.raising { try well.choose(well.supportsAlpha ? panel.color : panel.color.withAlphaComponent(1)) }
    }
  }

  /// Does what a click does: sends the action of the part that opens colors where there is one, else opens the panel for
  /// this well; a well that takes the panel's color already does so no more.
  final func press() {
    let settings = self[rare: WellSettings.self]
    if settings.style != .default, let action = settings.pulldownAction {
      sendAction(action, to: settings.pulldownTarget)
    } else if isActive {
      deactivate()
    } else {
      activate(true)
    }
  }

  /// Takes the color of another well, or of anything that has one.
  public final func takeColorFrom(_ sender: Any?) {
    if let well = sender as? NSColorWell { color = well.color }
  }

  /// The wells that take the color of the panel.
  public static var activeColorWells: [NSColorWell] { activeWells.compactMap(\.well) }
}

extension NSImageView {
  private var ownCell: NSImageCell? { cell as? NSImageCell }

  /// Where the image is in the view.
  public final var imageAlignment: NSImageAlignment {
    get { ownCell?.imageAlignment ?? .alignCenter }
    set { ownCell?.imageAlignment = newValue }
  }
  /// What is drawn around the image.
  public final var imageFrameStyle: FrameStyle {
    get { ownCell?.imageFrameStyle ?? .none }
    set { ownCell?.imageFrameStyle = newValue }
  }
  /// Whether moving pictures move.
  public final var animates: Bool {
    get { ownCell?.animates ?? false }
    set { ownCell?.animates = newValue }
  }
  /// Whether a user can cut, copy and paste the image.
  public final var allowsCutCopyPaste: Bool {
    get { self[rare: ImageUse.self].allowsPasting }
    set { self[rare: ImageUse.self].allowsPasting = newValue }
  }
}

private struct ImageUse: RareState {
  var allowsPasting = true
}

/// Where an image is in its cell. Documented: the numbers, by AppKit.
public enum NSImageAlignment: UInt, Sendable {
  /// In the middle; at the top, and at its corners; at the left.
  case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft
  /// At the bottom, and at its corners; at the right.
  case alignBottom, alignBottomLeft, alignBottomRight, alignRight
}
