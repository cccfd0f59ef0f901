import NibAppKit

nonisolated extension NamedLookup {
  static let nsImage = NamedLookup(testDescription: "NSImage(named:)") { name in
    NSImage(named: name).map { image in
      let size = CGSize(width: image.size.width, height: image.size.height)
      return Found(object: image, size: size, scale: image.nibImage.file.map { Int($0.scale) } ?? 0)
    }
  }
}
