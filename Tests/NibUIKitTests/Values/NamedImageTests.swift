import Foundation
import NibResources
import NibUIKit
import Testing

extension UIColor {
  convenience init(hex: String) {
    let number = Int(hex, radix: 16) ?? 0
    self.init(
      red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
      blue: CGFloat(number & 255) / 255,
      alpha: 1)
  }

  fileprivate static let brand = UIColor(hex: "336699")
}

nonisolated private class AvatarImage: UIImage, @unchecked Sendable {
  var initials = "AB"
}

@Suite("Images and colors by name") struct NamedImageTests {
  /// The first bytes of a PNG of a size.
  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  private static func color(_ value: String, dark: String) -> [UInt8] {
    func parts(_ hex: String) -> String {
      let parts = ["red", "green", "blue"].enumerated().map { index, name in
        "\"\(name)\": \"0x\(hex.dropFirst(index * 2).prefix(2))\""
      }
      return "{\"color-space\": \"srgb\", \"components\": {\(parts.joined(separator: ", ")), \"alpha\": \"1.0\"}}"
    }
    let dark =
      "{\"idiom\": \"universal\", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}], "
      + "\"color\": \(parts(dark))}"
    return Array("{\"colors\": [{\"idiom\": \"universal\", \"color\": \(parts(value))}, \(dark)]}".utf8)
  }

  private static let source = MemoryFileSource([
    "/App.app/badge@2x.png": png(20, 10), "/App.app/badge@3x.png": png(30, 15), "/App.app/photo.jpg": png(4, 4),
    "/App.app/broken.png": Array("not a picture".utf8), "/App.app/damaged.png": Array(png(1, 1).prefix(12)),
    "/App.app/Kit.bundle/inner.png": png(8, 8), "/App.app/glyphTemplate.png": png(5, 5),
    "/App.app/Assets.xcassets/tint.colorset/Contents.json": color("336699", dark: "FFFFFF"),
    "/App.app/Assets.xcassets/bad.colorset/Contents.json": Array("{".utf8), "/secret.png": png(1, 1),
    "/App.app/drawing.svg": Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12pt"></svg>"#.utf8),
  ])
  private static let app = MainBundle("/App.app", in: source)

  @Test("a name gives the file for the screen with its size in points, and the same object each time")
  func found() throws {
    try MainBundle.$current.withValue(Self.app) {
      let badge = try #require(UIImage(named: "badge"))
      #expect(badge.size == CGSize(width: 10, height: 5) && badge.scale == 3)
      #expect(UIImage(named: "badge") === badge && UIImage(named: "badge", in: nil, compatibleWith: nil) === badge)
      #expect(UIImage(named: "badge.png")?.size == badge.size)
      #expect(UIImage(named: "photo") != nil && UIImage(named: "photo.jpg") != nil)
      #expect(UIImage(named: "drawing")?.size == CGSize(width: 24, height: 16))
      let twofold = UIImage(named: "badge", in: .main, compatibleWith: UITraitCollection(displayScale: 2))
      #expect(twofold?.scale == 2 && twofold?.size == badge.size)
      #expect(UIImage(named: "glyphTemplate")?.renderingMode == .alwaysTemplate)
    }
  }

  @Test(
    "what is not there, is no picture or lies outside gives nil",
    arguments: ["nothing", "", "broken", "damaged", "../secret", "/secret", "../secret.png", "Kit.bundle/../../secret"])
  func missing(name: String) {
    MainBundle.$current.withValue(Self.app) {
      #expect(UIImage(named: name) == nil && UIColor(named: name) == nil)
    }
  }

  @Test("a miss tells where it was looked for")
  func explained() {
    MainBundle.$current.withValue(Self.app) {
      guard case .missing(let tried) = UIImage.lookup(named: "nothing") else {
        Issue.record("found")
        return
      }
      #expect(tried.contains { $0.hasPrefix("/App.app/nothing") })
    }
  }

  @Test("bundles inside the main bundle are searched by one call, and by every one while that is installed")
  func globally() {
    MainBundle.$current.withValue(Self.app) {
      #expect(UIImage(named: "inner") == nil && UIImage(namedGlobally: "inner") != nil)
      GlobalLookup.$isInstalled.withValue(true) {
        #expect(UIImage(named: "inner")?.size == CGSize(width: 8, height: 8))
      }
      #expect(UIImage(named: "inner") == nil)
    }
  }

  @Test("a color of a catalog is that of the appearance that is asked for")
  func colors() throws {
    try MainBundle.$current.withValue(Self.app) {
      let tint = try #require(UIColor(named: "tint"))
      #expect(tint.nibColor.red == 0x33 / 255.0 && tint.nibColor.name == "tint")
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(UIColor(named: "tint", in: nil, compatibleWith: dark)?.nibColor.red == 1)
      #expect(tint.resolvedColor(with: dark).nibColor.red == 1 && tint.resolvedColor(with: .current) == tint)
      #expect(UIColor(named: "bad") == nil)
    }
  }

  @Test("a file that changes gives another image once the bundle is listed again; the same file the same image")
  func changes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("dot.png")
    try Data(Self.png(2, 2)).write(to: file)
    let bundle = MainBundle(folder.path)
    try MainBundle.$current.withValue(bundle) {
      let first = try #require(UIImage(named: "dot"))
      bundle.refresh()
      #expect(UIImage(named: "dot") === first)
      try Data(Self.png(4, 4) + [0]).write(to: file)
      bundle.refresh()
      #expect(UIImage(named: "dot")?.size == CGSize(width: 4, height: 4))
      try FileManager.default.removeItem(at: file)
      bundle.refresh()
      #expect(UIImage(named: "dot") == nil)
    }
  }

  @Test("colors, fonts and images are objects of classes that apps extend and inherit from")
  func classes() throws {
    #expect(UIColor(hex: "336699") == .brand && UIColor(hex: "336699") !== UIColor(hex: "336699"))
    #expect(UIColor.brand.isEqual(UIColor(hex: "336699")) && UIColor.brand.hash == UIColor(hex: "336699").hash)
    let avatar = try #require(AvatarImage(data: Data(Self.png(6, 4)), scale: 2))
    #expect(avatar.size == CGSize(width: 3, height: 2) && avatar.initials == "AB")
    #expect(UIFont.systemFont(ofSize: 12) == .systemFont(ofSize: 12))
    let data = try NSKeyedArchiver.archivedData(withRootObject: UIColor.brand, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == .brand)
  }
}
