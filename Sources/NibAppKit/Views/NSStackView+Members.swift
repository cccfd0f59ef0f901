import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSStackView {
  /// How members share the room. Documented: the numbers, by AppKit.
  public enum Distribution: Int, NibChoice {
    /// By the parts that they are in.
    case gravityAreas = -1
    /// All of it, by how strongly they keep their sizes.
    case fill = 0
    /// All of it, equally; by their sizes; with equal distances; with equal distances of their middles.
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Makes a row of views.
  public convenience init(views: [NSView]) {
    self.init()
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addArrangedSubview(view)
    }
  }

  /// The part that a member is in: the one that code says, else that of the archive.
  final func part(of view: NSView) -> Gravity {
    partsOfCode[ObjectIdentifier(view)]
      ?? [Gravity.leading, .center, .trailing].first { archivedViews(in: $0).contains { $0 === view } } ?? .leading
  }

  /// Sets the distance behind a member; `useDefaultSpacing` for that of all.
  public final func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    spacings[ObjectIdentifier(view)] = spacing == Self.useDefaultSpacing ? nil : spacing
  }

  /// The distance behind a member; `useDefaultSpacing` for that of all.
  public final func customSpacing(after view: NSView) -> CGFloat {
    spacings[ObjectIdentifier(view)] ?? Self.useDefaultSpacing
  }

  /// The distance of all members.
  public static let useDefaultSpacing = CGFloat.greatestFiniteMagnitude
}

/// In which direction parts of a view follow each other.
public typealias NSUserInterfaceLayoutOrientation = NSLayoutConstraint.Axis
