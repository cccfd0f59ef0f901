import NibUIKit

nonisolated extension NamedLookup {
  static let uiImage = NamedLookup(testDescription: "UIImage(named:)") { name in
    UIImage(named: name).map { Found(object: $0, size: $0.size, scale: Int($0.scale)) }
  }
}
