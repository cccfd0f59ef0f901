import NibFoundation
import NibRuntime
import NibStandIns

extension UIView: LayoutAnchoring {
  /// The line that the first line of text stands on.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line that the last line of text stands on.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// What bars and notches leave free; made when it is first asked for, unless the archive has one.
  public var safeAreaLayoutGuide: UILayoutGuide { guide("UIViewSafeAreaLayoutGuide") }

  /// What the margins leave; made when it is first asked for, unless the archive has one.
  public var layoutMarginsGuide: UILayoutGuide { guide("UIViewLayoutMarginsGuide") }

  /// A width that reads well; made when it is first asked for, unless the archive has one.
  public var readableContentGuide: UILayoutGuide { guide("UIViewReadableContentGuide") }

  private func guide(_ identifier: String) -> UILayoutGuide {
    if let known = layoutGuides.first(where: { $0.identifier == identifier }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }
}

extension UILayoutGuide: LayoutAnchoring {}
