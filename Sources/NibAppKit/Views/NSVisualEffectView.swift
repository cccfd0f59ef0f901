import NibRuntime
import NibSchema
import NibStandIns

/// A view through which what is behind is seen blurred. Stands in for NSVisualEffectView.
open class NSVisualEffectView: NSView {
  /// What is seen.
  open var blendingMode = BlendingMode.behindWindow
  /// When it is drawn so.
  open var state = State.followsWindowActiveState
  /// Where it is drawn so.
  open var maskImage: NSImage?
  /// What it is drawn for.
  open var material = Material(rawValue: 0)
  /// The look that the document chooses for it.
  open var appearanceType = AppearanceType.inherited {
    didSet { appearance = appearanceType.name.flatMap { NSAppearance(named: $0) } }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.visualEffectViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [visualEffectViewTable] }

  private static let visualEffectViewTable = PropertyTable(
    NSVisualEffectView.self, kind: AppKitElements.visualEffectView, fresh: { NSVisualEffectView() },
    [
      Property("blendingMode", \.blendingMode),
      Property("state", \.state),
      Property("maskImage", \.maskImage),
      Property("material", \.material),
      Property("appearanceType", \.appearanceType),
    ])
}

extension NSVisualEffectView {
  /// How what is behind the content looks: strong where the view is emphasized and shows a selection.
  public final var interiorBackgroundStyle: NSView.BackgroundStyle {
    isEmphasized && material == .selection ? .emphasized : .normal
  }
}

extension NSVisualEffectView {
  /// What is seen through a view. Documented: the numbers, by AppKit.
  public enum BlendingMode: Int, NibChoice {
    /// What is behind the window; what is behind the view.
    case behindWindow, withinWindow
  }
}

extension NSVisualEffectView {
  /// When a view is drawn as effect. Documented: the numbers, by AppKit.
  public enum State: Int, NibChoice {
    /// While the window is active; always; never.
    case followsWindowActiveState, active, inactive
  }
}

extension NSVisualEffectView {
  /// The looks that a document chooses from for an effect.
  public enum AppearanceType: Int, NibChoice {
    /// That of the view around, or one of the system's.
    case inherited, aqua, vibrantLight, vibrantDark, inheritedVibrantLight, inheritedVibrantDark, darkAqua

    /// The name of a look of its own.
    var name: NSAppearance.Name? {
      switch self {
      case .inherited, .inheritedVibrantLight, .inheritedVibrantDark: nil
      case .aqua: .aqua
      case .vibrantLight: .vibrantLight
      case .vibrantDark: .vibrantDark
      case .darkAqua: .darkAqua
      }
    }
  }
}
