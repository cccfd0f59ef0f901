import Foundation
import NibUIKit
import Testing

extension UIColor {
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255)
  }
}

nonisolated private class AvatarImage: UIImage, @unchecked Sendable {
  let name = "avatar"
}

nonisolated private class BrandColor: UIColor, @unchecked Sendable {
  var role = "brand"
}

nonisolated private class LogoFont: UIFont, @unchecked Sendable {}

/// Lines as apps' sources have them, each true in UIKit.
@MainActor @Suite("Lines of UIKit that look things up or make values") struct UIKitLineTests {
  private static let data = Data(NamedSamples.png(8, 8))

  private func holds(_ lines: () throws -> [Bool]) throws {
    try MainBundle.$current.withValue(NamedSamples.app) {
      for (number, isTrue) in try lines().enumerated() { #expect(isTrue, "line \(number + 1)") }
    }
  }

  @Test("images") func images() throws {
    try holds {
      let badge = try #require(UIImage(named: "badge"))
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      return [
        UIImage(named: "badge") === badge,
        badge.isEqual(UIImage(named: "badge")) && badge.hash == UIImage(named: "badge")?.hash,
        badge.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate,
        badge.withTintColor(.red).size == badge.size,
        badge.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal,
        badge.imageOrientation == .up,
        badge.resizableImage(withCapInsets: insets).capInsets == insets,
        badge.resizableImage(withCapInsets: .zero, resizingMode: .stretch).resizingMode == .stretch,
        badge.withAlignmentRectInsets(insets).alignmentRectInsets.top == 1,
        badge.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored,
        badge.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection,
        UIImage(named: "badge", in: .main, with: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)) != nil,
        !badge.isSymbolImage && UIImage(systemName: "star.fill")?.isSymbolImage == true,
        UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .title1)) != nil,
        badge.imageAsset?.image(with: UITraitCollection(displayScale: 2)).scale == 2,
        badge.withConfiguration(UIImage.SymbolConfiguration(paletteColors: [.red, .blue])).configuration != nil,
        UIImage(resource: ImageResource(name: "badge", bundle: .main)).size.width == 10,
        UIImage(imageLiteralResourceName: "badge").size.width == 10,
        badge.withBaselineOffset(fromBottom: 2).baselineOffsetFromBottom == 2,
        !badge.withBaselineOffset(fromBottom: 2).imageWithoutBaseline().hasBaseline,
        UIImage.animatedImage(with: [badge], duration: 1)?.images?.count == 1,
        UIImage.animatedImageNamed("frame", duration: 1)?.images?.count == 2,
        UIImage.animatedImageNamed("nothing", duration: 1) == nil,
        UIImageView(image: badge).intrinsicContentSize == CGSize(width: 10, height: 5),
        UIImageView(image: badge).image === badge,
        AvatarImage().name == "avatar" && badge.name == "badge",
        BrandColor(white: 1, alpha: 1).role == "brand",
        LogoFont(name: "Helvetica", size: 9)?.pointSize == 9,
      ]
    }
  }

  @Test("images of data and files") func files() throws {
    try holds {
      [
        UIImage(data: Self.data)?.size == CGSize(width: 8, height: 8),
        UIImage(data: Self.data, scale: 2)?.size.width == 4,
        UIImage(data: Data()) == nil && UIImage(contentsOfFile: "/nowhere.png") == nil,
        UIImage().size == .zero,
        NSDataAsset(name: "note")?.data.count == 5,
        NSDataAsset(name: "note", bundle: .main)?.typeIdentifier == "public.plain-text",
        NSDataAsset(name: "nothing") == nil,
        Bundle.main.path(forResource: "readme", ofType: "txt") == "/App.app/readme.txt",
        Bundle.main.url(forResource: "readme", withExtension: "txt")?.lastPathComponent == "readme.txt",
        Bundle.main.path(forResource: "nothing", ofType: nil) == nil,
        NSLocalizedString("hello", comment: "") == "Hello there",
        NSLocalizedString("goodbye", comment: "") == "goodbye",
      ]
    }
  }

  @Test("colors") func colors() throws {
    try holds {
      let tint = try #require(UIColor(named: "tint"))
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      var (red, green, white): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      let archived = try NSKeyedArchiver.archivedData(withRootObject: tint, requiringSecureCoding: true)
      return [
        UIColor(hex: 0x8000FF).cgColor == tint.cgColor,
        tint.cgColor.components?.count == 4,
        tint.withAlphaComponent(0.5).cgColor.alpha == 0.5,
        UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.resolvedColor(with: dark) == .white,
        UIColor.systemBackground !== UIColor.label,
        Set([UIColor.red, UIColor.red]).count == 1,
        UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1).isEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) != UIColor.red,
        UIColor(cgColor: UIColor.red.cgColor) == .red,
        UIColor(named: "tint", in: .main, compatibleWith: dark) != nil && UIColor(named: "nothing") == nil,
        UIColor.red.copy() as? UIColor == .red,
        UIColor(resource: ColorResource(name: "tint", bundle: .main)) == tint,
        tint.getRed(&red, green: &green, blue: nil, alpha: nil) && red == 128 / 255.0 && green == 0,
        UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5,
        try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: archived) == tint,
      ]
    }
  }

  @Test("fonts") func fonts() throws {
    try holds {
      let font = UIFont.systemFont(ofSize: 12, weight: .bold)
      let italic = try #require(UIFont.systemFont(ofSize: 10).fontDescriptor.withSymbolicTraits(.traitItalic))
      return [
        font.fontDescriptor.symbolicTraits.contains(.traitBold),
        UIFont(name: "Helvetica", size: 12)?.familyName == "Helvetica",
        UIFont(descriptor: italic, size: 0).pointSize == 10,
        UIFont.preferredFont(forTextStyle: .body).pointSize == 17,
        UIFontMetrics(forTextStyle: .body).scaledFont(for: font).pointSize == 12,
        font.withSize(14).pointSize == 14 && font.lineHeight > 12,
        UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12) && font != UIFont.systemFont(ofSize: 12),
      ]
    }
  }
}
