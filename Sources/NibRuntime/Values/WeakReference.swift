import NibGraph

/// A reference that does not keep its object alive.
public final class WeakReference {
  /// The object, nil once it is gone.
  public private(set) weak var object: AnyObject?

  /// Refers to an object.
  public init(_ object: AnyObject) { self.object = object }
}

/// Keys whose objects own the object that has the key: kept weakly, or the two would keep each other alive.
///
/// - Seen: references that lead back up, in compiled nibs.
package enum BackReferences {
  static let keys: Set<String> = [
    .key(.delegate), "UIDataSource", .key(.parentViewController), .key(.navigationBar), .key(.layoutGuideOwningView),
    .key(.object),
    .key(.topLevelObject), .key(.descendants), .key(.firstItem), .key(.secondItem), "UISuperview",
    .key(.accessibileObject),
    .key(.containerView), "UIStoryboard", .key(.externalObjectsTableForViewLoading), .key(.mkDelegate),
    .key(.nsSuperview), .key(.nsNextResponder), .key(.nsNextKeyView), .key(.nsControlView), .key(.nsControlTarget),
    .key(.nsTarget), .key(.nsDelegate),
    .key(.nsDataSource), .key(.nsTableView), .key(.nsTabView), .key(.nsTextView), .key(.nsLayoutManager),
    .key(.nsTextContainers),
    .key(.nsStackViewContainerStackView), .key(.nsGestureRecognizerTarget), .key(.nsGestureRecognizerDelegate),
    .key(.nsRuleEditorDelegate), .key(.tableViewCellPrototypeNibExternalObjects),
    .key(.collectionViewCellPrototypeNibExternalObjects),
  ]

  /// The value as an object keeps it under such a key.
  ///
  /// Members of a collection are weakened too, one level down: deeper, shared content would be copied many times.
  package static func weak(_ value: NibValue) -> NibValue {
    switch value {
    case .array(let items): .array(items.map(weakened))
    case .dictionary(let pairs): .dictionary(pairs.map { NibPair(key: $0.key, value: weakened($0.value)) })
    default: weakened(value)
    }
  }

  private static func weakened(_ value: NibValue) -> NibValue {
    if case .object(let object) = value { .weakObject(WeakReference(object)) } else { value }
  }
}
