import NibGraph

/// Reads the root of a UIKit archive.
struct UIKitRoot {
  let graph: ObjectGraph

  func envelope() -> ArchiveEnvelope {
    var envelope = ArchiveEnvelope(platform: .uikit)
    envelope.topLevel = graph.rootList(NibKey.topLevelObjects)
    envelope.identified = graph.rootList(NibKey.objects)
    envelope.connections = ConnectionReader(graph: graph).all()
    envelope.attributes = graph.rootList(NibKey.keyValuePairs).compactMap(attribute)
    envelope.accessibility = graph.rootList(NibKey.accessibilityConfigurations).flatMap(accessibility)
    envelope.visibleWindows = graph.rootList(NibKey.visibleWindows)
    return envelope
  }

  private func attribute(_ pair: ObjectID) -> ArchivedAttribute? {
    guard let target = graph.object("UIObject", of: pair),
      let path = graph.object("UIKeyPath", of: pair).flatMap({ graph.string($0) })
    else { return nil }
    return ArchivedAttribute(object: target, keyPath: path, value: graph.value("UIValue", of: pair))
  }

  private static let accessibilityKeys = [
    ("UIAccessibilityLabel", "accessibilityLabel"), ("UIAccessibilityHint", "accessibilityHint"),
    ("UIAccessibilityValue", "accessibilityValue"), ("UIAccessibilityIdentifier", "accessibilityIdentifier"),
    ("UIAccessibilityTraits", "accessibilityTraits"), ("UIIsAccessibilityElement", "isAccessibilityElement"),
  ]

  /// - Seen: the class spells its object's key `UIAccessibileObject`.
  private func accessibility(_ configuration: ObjectID) -> [ArchivedAttribute] {
    guard let target = graph.object("UIAccessibileObject", of: configuration) else { return [] }
    return Self.accessibilityKeys.compactMap { stored, property in
      graph.value(stored, of: configuration).map {
        ArchivedAttribute(object: target, keyPath: property, value: $0)
      }
    }
  }
}
