import NibFoundation
import NibRuntime
import NibStandIns

extension NSCollectionLayoutSection {
  /// A section of pictures with a headline that scroll across: one and a half beside each other.
  public static func orthogonalLayoutSectionForMediaItems() -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.6), heightDimension: .estimated(200)),
      subitems: [whole])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }
}

extension NSCollectionLayoutGroup {
  /// The group in words: its size, then those of its items.
  public func visualDescription() -> String {
    func words(_ size: NSCollectionLayoutSize) -> String {
      "\(size.widthDimension.dimension) x \(size.heightDimension.dimension)"
    }
    return "group \(words(layoutSize)): " + subitems.map { words($0.layoutSize) }.joined(separator: ", ")
  }
}

extension UIContentUnavailableView {
  /// Whether the content scrolls where there is little room, of iOS 17's betas.
  public var scrollEnabled: Bool {
    get { isScrollEnabled }
    set { isScrollEnabled = newValue }
  }
}

extension UIPasteConfiguration {
  /// Takes things that a class is made of, by the name of Objective-C.
  public convenience init(typeIdentifiersForAcceptingClass aClass: Any.Type) { self.init(forAccepting: aClass) }

  /// Takes things of another class, too.
  public func addTypeIdentifiers(forAccepting aClass: Any.Type) {
    addAcceptableTypeIdentifiers(UIPasteConfiguration(forAccepting: aClass).acceptableTypeIdentifiers)
  }
}

extension UIFontPickerViewController.Configuration {
  /// What fonts have to be that can write languages: no fonts are known, so all.
  public static func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
    filteredLanguages.isEmpty ? nil : NSPredicate(value: true)
  }
}

extension UIVibrancyEffect {
  /// The effect of widgets of older systems.
  public static func notificationCenter() -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
  }

  /// The effect of widgets for a kind of content.
  public static func widgetEffect(forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle) -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: vibrancyStyle)
  }
}

extension UILayoutGuide {
  /// The constraints that place the guide along an axis: those of its view that name it.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let across: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leading, .trailing, .width, .centerX]
    return ((owningView as? UIView)?.constraints ?? []).filter { constraint in
      let ends = [
        (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
      ]
      return ends.contains { $0.0 === self && across.contains($0.1) == (axis == .horizontal) }
    }
  }
}
