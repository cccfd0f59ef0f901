import NibAppKit
import NibTestSupport
import Testing

@MainActor
@Suite("Fonts by attributes, and what AppKit adds to texts") struct FontAndTextTests {
  @Test("a descriptor has what is added, and fonts of it keep what no name or size says")
  func descriptors() throws {
    let features = [[NSFontDescriptor.FeatureKey.typeIdentifier: 6, NSFontDescriptor.FeatureKey.selectorIdentifier: 0]]
    let plain = try #require(NSFont(name: "Helvetica", size: 12)).fontDescriptor
    let slanted = plain.withSymbolicTraits([.italic, .condensed]).addingAttributes([.featureSettings: features])
    #expect(slanted.symbolicTraits == [.italic, .condensed] && slanted != plain)
    let font = try #require(NSFont(descriptor: slanted, size: 0))
    let kept =
      font.withSize(20).fontDescriptor.object(forKey: .featureSettings) as? [[NSFontDescriptor.FeatureKey: Int]]
    #expect(kept == features && font.pointSize == 12)
    #expect(font == NSFont(descriptor: slanted, size: 12) && font != NSFont(name: "Helvetica", size: 12))

    let traits = [NSFontDescriptor.TraitKey.weight: NSFont.Weight.bold]
    let made = NSFontDescriptor(fontAttributes: [.family: "Menlo", .size: 15, .traits: traits])
    #expect(made.postscriptName == "Menlo" && made.pointSize == 15 && made.symbolicTraits == .bold)
    #expect(
      made.withFace("Italic").postscriptName == "Menlo-Italic" && made.withFamily("Times").postscriptName == "Times")
    #expect(made.object(forKey: .family) as? String == "Menlo" && made.fontAttributes[.size] as? Double == 15)
    #expect(made.matchingFontDescriptor(withMandatoryKeys: [.family]) == made && plain.withDesign(.serif) == nil)
    let mono = NSFont.systemFont(ofSize: 10).fontDescriptor.withDesign(.monospaced)
    #expect(mono?.symbolicTraits.contains(.monoSpace) == true && mono?.pointSize == 10)
  }

  @Test("parts of a text get traits, steps up and down, and paragraphs that stand otherwise")
  func parts() throws {
    let text = NSMutableAttributedString(string: "one\ntwo\nthree")
    text.applyFontTraits(.boldFontMask, range: NSRange(location: 1, length: 99))
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) == nil)
    let font = try #require(text.attribute(.font, at: 5, effectiveRange: nil) as? NSFont)
    #expect(font.fontDescriptor.symbolicTraits == .bold && font.pointSize == 12)

    let (start, all) = (NSRange(location: 0, length: 2), NSRange(location: 0, length: 13))
    func step(_ place: Int) -> Int? { text.attribute(.superscript, at: place, effectiveRange: nil) as? Int }
    text.superscriptRange(start)
    text.superscriptRange(NSRange(location: 0, length: 1))
    text.subscriptRange(NSRange(location: 1, length: 2))
    #expect(step(0) == 2 && step(1) == nil && step(2) == -1)
    text.unscriptRange(all)
    #expect(step(0) == nil && step(2) == nil)

    text.setAlignment(.center, range: NSRange(location: 5, length: 0))
    func alignment(_ place: Int) -> NSTextAlignment? {
      (text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle)?.alignment
    }
    #expect(alignment(3) == nil && alignment(4) == .center && alignment(7) == .center && alignment(8) == nil)
    text.setBaseWritingDirection(.rightToLeft, range: all)
    #expect(alignment(4) == .center)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 4, length: 1))
    text.fixAttributes(in: NSRange(location: 6, length: 1))
    #expect(alignment(7) == .right && alignment(8) != .right)
    #expect(text.rulerAttributes(in: NSRange(location: 4, length: 1)).keys.elementsEqual([.paragraphStyle]))
    #expect(text.fontAttributes(in: NSRange(location: 4, length: 1)).keys.elementsEqual([.font]))
  }

  @Test("a double click takes a word, blanks or one character; words and line breaks are found")
  func words() {
    let text = NSAttributedString(string: "don't  stop, now")
    #expect(text.doubleClick(at: 1) == NSRange(location: 0, length: 5))
    #expect(text.doubleClick(at: 6) == NSRange(location: 5, length: 2))
    #expect(text.doubleClick(at: 11) == NSRange(location: 11, length: 1))
    #expect(text.doubleClick(at: 99) == NSRange(location: 16, length: 0))
    #expect(text.nextWord(from: 1, forward: true) == 7 && text.nextWord(from: 9, forward: false) == 7)
    #expect(text.nextWord(from: 14, forward: true) == 16 && text.nextWord(from: 0, forward: false) == 0)
    let all = NSRange(location: 0, length: 16)
    #expect(text.lineBreak(before: 10, within: all) == 7 && text.lineBreak(before: 3, within: all) == NSNotFound)
  }

  @Test(
    "transforms move what is drawn into pixels, and paths",
    .enabled(if: ImagingPresence.isBuiltIn, "drawing needs --traits Imaging"))
  func transforms() throws {
    let rep = try #require(
      NSBitmapImageRep(
        bitmapDataPlanes: nil, pixelsWide: 4, pixelsHigh: 4, bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true,
        isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0))
    let outer = NSGraphicsContext.current
    defer { NSGraphicsContext.current = outer }
    NSGraphicsContext.current = NSGraphicsContext(bitmapImageRep: rep)
    NSGraphicsContext.saveGraphicsState()
    let transform = NSAffineTransform()
    transform.translateX(by: 2, yBy: 0)
    transform.concat()
    transform.concat()
    transform.set()
    NSColor.red.setFill()
    NSBezierPath(rect: NSRect(x: 0, y: 0, width: 1, height: 4)).fill()
    NSGraphicsContext.restoreGraphicsState()
    #expect(rep.colorAt(x: 2, y: 1)?.redComponent == 1 && rep.colorAt(x: 0, y: 1)?.alphaComponent == 0)
    #expect(transform.transform(NSBezierPath(rect: NSRect(x: 1, y: 1, width: 1, height: 1))).bounds.minX == 3)
  }

  @Test("a class says how far its document scrolls")
  func scrolling() {
    let scroller = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let clip = Centering(frame: scroller.bounds)
    scroller.contentView = clip
    scroller.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 400))
    scroller.documentView?.scroll(NSPoint(x: 0, y: 90))
    #expect(clip.bounds.origin == NSPoint(x: -25, y: 90) && clip.documentRect.width == 100)
  }
}

private final class Centering: NSClipView {
  override func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect {
    var rect = super.constrainBoundsRect(proposedBounds)
    if let document = documentView?.frame, rect.width > document.width {
      rect.origin.x = (document.width - rect.width) / 2
    }
    return rect
  }
}
