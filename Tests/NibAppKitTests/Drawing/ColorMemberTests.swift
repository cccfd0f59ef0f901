import Foundation
import NibAppKit
import NibRuntime
import Testing

/// Colors, lists of them, images and outlines, as code makes and asks them.
@Suite("members of colors and images") struct ColorMemberTests {
  @Test("inks and components make colors, and are given back")
  func parts() throws {
    let color = NSColor(deviceCyan: 0, magenta: 1, yellow: 1, black: 0.5, alpha: 1)
    #expect(abs(color.redComponent - 0.5) < 1e-9 && color.greenComponent == 0)
    #expect(abs(color.magentaComponent - 1) < 1e-9 && abs(color.blackComponent - 0.5) < 1e-9)
    let gray: [CGFloat] = [0.25, 0.5]
    let made = NSColor(colorSpace: .genericGray, components: gray, count: 2)
    #expect(made.redComponent == 0.25 && made.alphaComponent == 0.5)
    #expect(NSColor.labelColor.usingType(.componentBased)?.type == .componentBased)
    #expect(NSColor.red.usingType(.catalog) == nil && NSColor.red.usingColorSpaceName(.named) == nil)
    #expect(
      NSColor.labelColor.catalogNameComponent == "System" && NSColorSpace.genericCMYK.numberOfColorComponents == 4)
    #expect(NSColor(catalogName: "System", colorName: "labelColor") != nil)
  }

  @Test("a list keeps colors in order, tells of changes, and is read from its file")
  func lists() throws {
    let list = NSColorList(name: "Mine")
    list.setColor(.red, forKey: "a")
    list.insertColor(.blue, key: "b", at: 0)
    #expect(list.allKeys == ["b", "a"] && list.color(withKey: "a") == .red)
    list.removeColor(withKey: "b")
    #expect(list.allKeys == ["a"])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).clr")
    try list.write(to: file)
    #expect(NSColorList(name: "Mine", fromFile: file.path)?.color(withKey: "a") == .red)
    list.removeFile()
    #expect(!FileManager.default.fileExists(atPath: file.path))
    try list.write(to: nil)
    #expect(NSColorList(named: "Mine") === list && NSColor(catalogName: "Mine", colorName: "a") == .red)
    list.removeFile()
    #expect(NSColorList(named: "Mine") == nil && NSColorList(named: "System")?.isEditable == false)
  }

  @Test("equal shadows are equal, and a copy is another one")
  func shadows() throws {
    let shadow = NSShadow()
    (shadow.shadowBlurRadius, shadow.shadowOffset, shadow.shadowColor) = (3, NSSize(width: 1, height: 2), .red)
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy == shadow && copy !== shadow && copy.isEqual(shadow))
    copy.shadowBlurRadius = 4
    #expect(copy != shadow)
  }

  @Test("a user takes a color from the screen where a test says so")
  func sampler() async {
    NSColorSampler.nextColor = .green
    var taken: [NSColor?] = []
    NSColorSampler().show { taken.append($0) }
    NSColorSampler().show { taken.append($0) }
    #expect(taken == [.green, nil])
    #expect(await NSColorSampler().sample() == nil)
  }

  @Test("an arc that touches two lines, and points that are set anew")
  func outlines() {
    let path = NSBezierPath()
    path.move(to: NSPoint(x: 0, y: 0))
    path.appendArc(from: NSPoint(x: 10, y: 0), to: NSPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-6 && abs(path.currentPoint.y - 4) < 1e-6)
    #expect(abs(path.bounds.maxX - 10) < 1e-6 && path.bounds.minY > -1e-6)
    var point = NSPoint(x: 2, y: 3)
    path.setAssociatedPoints(&point, at: 0)
    var found = [NSPoint](repeating: .zero, count: 3)
    #expect(path.element(at: 0, associatedPoints: &found) == .moveTo && found[0] == point)
    NSBezierPath.defaultLineCapStyle = .round
    #expect(NSBezierPath().lineCapStyle == .round)
    NSBezierPath.defaultLineCapStyle = .butt
  }

  @Test("bytes of pixels that code changes are the pixels")
  func bytes() throws {
    let map = try #require(
      NSBitmapImageRep(
        bitmapDataPlanes: nil, pixelsWide: 2, pixelsHigh: 1, bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true,
        isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0))
    map.setColor(.red, atX: 1, y: 0)
    let data = try #require(map.bitmapData)
    #expect(data[4] == 255 && data[5] == 0 && data[7] == 255 && data[3] == 0)
    (data[0], data[1], data[2], data[3]) = (0, 255, 0, 255)
    #expect(map.colorAt(x: 0, y: 0) == NSColor(red: 0, green: 1, blue: 0, alpha: 1))
    var parts = [0, 0, 0, 0]
    map.getPixel(&parts, atX: 0, y: 0)
    #expect(parts == [0, 255, 0, 255])
    map.setProperty(.gamma, withValue: 2)
    #expect(map.value(forProperty: .gamma) as? Int == 2)
  }

  @Test("forms of images read their own files")
  func forms() throws {
    let text =
      "%PDF-1.4\n1 0 obj << /Type /Pages >>\n2 0 obj << /Type /Page /MediaBox [0 0 20 30] >>\n3 0 obj << /Type /Page >>"
    let pages = try #require(NSPDFImageRep(data: Data(text.utf8)))
    #expect(pages.pageCount == 2 && pages.bounds.size == NSSize(width: 20, height: 30))
    #expect(NSPDFImageRep(data: Data("no".utf8)) == nil)
    let drawing = "%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 1 2 11 22\n"
    #expect(NSEPSImageRep(data: Data(drawing.utf8))?.boundingBox == NSRect(x: 1, y: 2, width: 10, height: 20))
    #expect(NSImageRep.class(for: Data(text.utf8)) == NSPDFImageRep.self)
  }

  @Test("collections of fonts are shown under names, and exclude what is taken away")
  func fonts() throws {
    let helvetica = NSFontDescriptor(name: "Helvetica", size: 0)
    let own = NSMutableFontCollection(descriptors: [])
    own.addQuery(for: [helvetica])
    let name = NSFontCollection.Name("Mine")
    try NSFontCollection.show(own, withName: name, visibility: .process)
    #expect(NSFontCollection.allFontCollectionNames.contains(name) && NSFontCollection(name: name) != nil)
    try NSFontCollection.hide(withName: name, visibility: .process)
    #expect(throws: (any Error).self) { try NSFontCollection.hide(withName: name, visibility: .process) }
    own.removeQuery(for: [helvetica])
    #expect(own.queryDescriptors?.isEmpty == true && own.exclusionDescriptors == [helvetica])
  }
}
