import Foundation
import NibRuntime
import NibStandIns
import Testing

@testable import NibUIKit

@Suite("Colors, fonts and images as in UIKit")
struct ValueTests {
  @Test(
    "hue, saturation and brightness make the colors that they name",
    arguments: [
      (0, 1, 1, "#ff0000"), (1, 1, 1, "#ff0000"), (1.0 / 3, 1, 1, "#00ff00"), (2.0 / 3, 1, 1, "#0000ff"),
      (1.0 / 6, 1, 1, "#ffff00"), (0.5, 1, 0.5, "#008080"), (0.58, 0.5, 0.8, "#669bcc"), (0.25, 0, 0.5, "#808080"),
      (-3, 1, 1, "#ff0000"), (.nan, 2, .infinity, "#ff0000"),
    ] as [(Double, Double, Double, String)])
  func hue(hue: Double, saturation: Double, brightness: Double, hex: String) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)

    #expect(color.description == hex)
  }

  @Test("a color gives out its parts, and takes them back")
  func parts() {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    var (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)

    #expect(color.getRed(&a, green: &b, blue: &c, alpha: &d))
    #expect([a, b, c, d] == [0.2, 0.4, 0.6, 0.5])
    #expect(color.getHue(&a, saturation: &b, brightness: &c, alpha: &d))
    #expect(UIColor(hue: a, saturation: b, brightness: c, alpha: d).description == color.description)
    #expect(!color.getWhite(&a, alpha: &b))
    #expect(UIColor.lightGray.getWhite(&a, alpha: &b) && b == 1)
  }

  @Test("layers take colors without their names")
  func layers() {
    let view = UIView()
    view.layer.borderColor = UIColor.systemRed.cgColor
    view.layer.shadowColor = UIColor.black.withAlphaComponent(0.5).cgColor

    #expect(view.layer.borderColor == UIColor.systemRed.cgColor)
    #expect(view.layer.borderColor.map { UIColor(cgColor: $0).description } == "#ff3b30")
    #expect(view.layer.shadowColor?.alpha == 0.5)
    #expect(view.layer.setAttribute(UIColor.blue.nibValue, forKey: "borderColor") == .set)
    #expect(view.layer.borderColor == UIColor.blue.cgColor)
    view.layer.borderColor = nil
    #expect(view.layer.borderColor == nil)
  }

  @Test("a closure's color is that of the traits it is resolved for")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    let dark = UITraitCollection()
    dark.userInterfaceStyle = .dark

    #expect(color.description == "#ff0000")
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: UITraitCollection()) == .red)
    #expect(color == color && color != .red)
    #expect(UIColor.label.resolvedColor(with: dark) == .label)
  }

  @Test("a closure's color made away from the main queue is clear until it is resolved")
  func dynamicElsewhere() async {
    let color = await Task.detached { UIColor { _ in .red } }.value

    #expect(color.nibColor.alpha == 0)
    #expect(color.resolvedColor(with: UITraitCollection()) == .red)
  }

  @Test("lines break by UIKit's names and archives' numbers, and trees show documents' words")
  func lineBreaks() {
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]

    #expect(modes.map(\.rawValue) == Array(0...5))
    #expect(
      modes.map(\.nibDescription) == [
        "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
      ])
    let label = UILabel()
    label.lineBreakMode = .byClipping
    #expect(label.changedProperties.map(\.text) == ["clip"])
  }

  @Test("margins by the direction of text turn where a view is forced to it")
  func margins() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.changedProperties.isEmpty)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    view.directionalLayoutMargins = .zero
    #expect(view.layoutMargins == .zero)
  }

  @Test("a label without a font has the system's, and its tree says nothing of it")
  func fonts() {
    let label = UILabel()
    #expect(label.font.pointSize == 17 && label.textColor == .label)
    #expect(label.changedProperties.isEmpty)
    label.font = UIFont.preferredFont(forTextStyle: .title1)
    #expect(label.font.pointSize == 28 && label.font.nibFont.textStyle == "UICTFontTextStyleTitle1")
    #expect(label.font.withSize(20).pointSize == 20 && label.font.withSize(20).nibFont.textStyle == nil)
    label.font = nil
    #expect(label.changedProperties.isEmpty)

    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    #expect(descriptor.pointSize == 17 && descriptor.symbolicTraits == .traitBold)
    let italic = descriptor.withSymbolicTraits([.traitItalic])
    #expect(italic.map { UIFont(descriptor: $0, size: 0).nibFont.traits } == 1)
    #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 40), maximumPointSize: 30).pointSize == 30)
    #expect(UIFont.monospacedSystemFont(ofSize: 9, weight: .bold).fontName == ".AppleSystemUIFontMonospaced-Bold")
  }

  @Test("an image of bytes has the size that they say")
  func images() throws {
    // The first 24 bytes of a picture of 6 by 4 pixels.
    let png = Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 6, 0, 0, 0, 4])
    let image = try #require(UIImage(data: png, scale: 2))

    #expect(image.size == CGSize(width: 3, height: 2) && image.scale == 2)
    #expect(UIImage(data: Data()) == nil && UIImage(data: Data("text".utf8)) == nil)
    #expect(try image == #require(UIImage(data: png, scale: 2)) && image != UIImage())
    #expect(UIImage().size == .zero && UIImage(named: "x", in: nil, compatibleWith: nil) == nil)

    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())@2x.png")
    try png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 3, height: 2))
  }

  @Test("an image keeps how code wants it drawn")
  func drawing() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
    let star = UIImage(systemName: "star", withConfiguration: configuration)

    #expect(star?.isSymbolImage == true && star?.symbolConfiguration == configuration)
    #expect(star?.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(star?.withTintColor(.red) != star && star?.withTintColor(.red).nibImage.name == "star")
    let both = configuration.applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(both.pointSize == 12 && both.weight == .bold && both.scale == .large)

    let view = UIImageView(image: UIImage())
    #expect(view.animationImages == nil)
    view.animationImages = [UIImage()]
    view.startAnimating()
    #expect(view.isAnimating)
    view.animationImages = nil
    view.startAnimating()
    #expect(!view.isAnimating && view.animationImages == nil)
  }
}
