import Foundation
import NibAppKit
import Testing

extension NSColor {
  fileprivate convenience init(hex: Int) {
    self.init(
      srgbRed: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
      alpha: 1)
  }
}

nonisolated private class AvatarImage: NSImage, @unchecked Sendable {
  var initials = "AB"
}

/// Lines as apps' sources have them, each true in AppKit.
@MainActor @Suite("Lines of AppKit that look things up or make values") struct AppKitLineTests {
  private func holds(_ lines: () throws -> [Bool]) throws {
    try MainBundle.$current.withValue(NamedSamples.app) {
      for (number, isTrue) in try lines().enumerated() { #expect(isTrue, "line \(number + 1)") }
    }
  }

  @Test("images") func images() throws {
    let data = Data(NamedSamples.png(8, 8))
    try holds {
      let badge = try #require(NSImage(named: "badge"))
      let star = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: "Star"))
      return [
        NSImage(named: "badge") === badge && NSImage(named: "nothing") == nil,
        NSImage(named: NSImage.addTemplateName) != nil && NSImage.addTemplateName == "NSAddTemplate",
        NSImage(named: NSImage.touchBarPlayTemplateName) != nil,
        NSImage(named: NSImage.Name("badge"))?.size.width == 10,
        NSImage(size: NSSize(width: 3, height: 4)).size.height == 4,
        Bundle.main.image(forResource: "badge")?.size.height == 5,
        NSImage(named: "glyphTemplate")?.isTemplate == true && !badge.isTemplate,
        NSImage(contentsOf: URL(fileURLWithPath: "/nowhere.png")) == nil,
        NSImage(contentsOfFile: "/nowhere.png") == nil,
        NSImage(data: data)?.isValid == true && NSImage(data: Data()) == nil,
        !NSImage(byReferencing: URL(fileURLWithPath: "/nowhere.png")).isValid,
        star.accessibilityDescription == "Star",
        star.withSymbolConfiguration(.init(pointSize: 12, weight: .bold)) != star,
        badge.withSymbolConfiguration(.init(scale: .large)) == nil,
        (badge.copy() as? NSImage) == badge && (badge.copy() as? NSImage) !== badge,
        badge.name() == "badge",
        badge.alignmentRect.size.width == 10,
        badge.representations.first?.pixelsWide == 20,
        NSImageView(image: badge).image === badge,
        AvatarImage(size: NSSize(width: 1, height: 1)).initials == "AB",
        NSDataAsset(name: NSDataAsset.Name("note"), bundle: .main)?.data.count == 5,
      ]
    }
  }

  @Test("colors") func colors() throws {
    try holds {
      let tint = try #require(NSColor(named: "tint"))
      let (red, white) = (NSColor.red, NSColor.white)
      var parts: (CGFloat, CGFloat) = (0, 0)
      red.getRed(&parts.0, green: nil, blue: nil, alpha: nil)
      tint.getHue(nil, saturation: &parts.1, brightness: nil, alpha: nil)
      let dark = try #require(NSAppearance(named: .darkAqua))
      var drawn: NSColor?
      dark.performAsCurrentDrawingAppearance {
        drawn = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? white : red }
      }
      return [
        tint.redComponent == 128 / 255.0 && NSColor(named: "nothing") == nil,
        NSColor(named: NSColor.Name("tint"), bundle: .main) == tint,
        NSColor(hex: 0x8000FF) == tint.usingColorSpace(.sRGB),
        red.usingColorSpace(.sRGB)?.redComponent == 1,
        white.usingColorSpace(.genericGray)?.whiteComponent == 1,
        NSColor(calibratedRed: 1, green: 0, blue: 0, alpha: 1).alphaComponent == 1,
        NSColor(deviceWhite: 0, alpha: 1).whiteComponent == 0,
        NSColor(calibratedHue: 0, saturation: 1, brightness: 1, alpha: 1).redComponent == 1,
        NSColor.labelColor.withAlphaComponent(0.3).alphaComponent == 0.3,
        red.blended(withFraction: 0.5, of: white)?.greenComponent == 0.5,
        NSColor(name: nil) { _ in red } == red,
        drawn == white,
        NSColor.controlAccentColor.isEqual(NSColor.controlAccentColor),
        tint.colorNameComponent == "tint" && tint.type == .catalog && red.type == .componentBased,
        NSColor(red: 0, green: 0, blue: 0, alpha: 1) == NSColor(red: 0, green: 0, blue: 0, alpha: 1),
        parts.0 == 1 && parts.1 == 1,
      ]
    }
  }

  @Test("fonts") func fonts() throws {
    try holds {
      let bold = NSFont.boldSystemFont(ofSize: 12)
      let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: NSColor.red, .font: bold]
      return [
        NSFont.systemFont(ofSize: NSFont.systemFontSize).pointSize == 13,
        NSFont.systemFont(ofSize: 12, weight: .semibold).fontDescriptor.symbolicTraits.contains(.bold),
        NSFont(name: "Helvetica", size: 11)?.fontName == "Helvetica",
        bold.fontDescriptor.symbolicTraits.contains(.bold),
        NSFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular).pointSize == 12,
        NSFont.monospacedSystemFont(ofSize: 12, weight: .regular).isFixedPitch,
        NSFont.userFixedPitchFont(ofSize: 10)?.pointSize == 10,
        NSFont.smallSystemFontSize == 11 && NSFont.systemFontSize(for: .mini) == 9,
        bold.withSize(13).pointSize == 13,
        NSFont.preferredFont(forTextStyle: .body).pointSize == 13,
        NSFont(descriptor: bold.fontDescriptor.withSymbolicTraits(.italic), size: 14)?.pointSize == 14,
        attributes[.font] as? NSFont == bold,
      ]
    }
  }
}
