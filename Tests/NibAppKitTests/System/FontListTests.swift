import NibAppKit
import NibTestSupport
import Testing

@MainActor
@Suite("Fonts that there are") struct FontListTests {
  private let manager = NSFontManager.shared

  @Test("families are in order, and have fonts with names, weights and traits")
  func families() throws {
    let families = manager.availableFontFamilies
    #expect(families == families.sorted() && families.contains("Helvetica Neue"))
    #expect(Set(manager.availableFonts).count == manager.availableFonts.count)
    let members = try #require(manager.availableMembers(ofFontFamily: "Helvetica"))
    #expect(members.map { $0[0] as? String }.prefix(2) == ["Helvetica", "Helvetica-Oblique"])
    let bold = try #require(members.first { $0[0] as? String == "Helvetica-Bold" })
    #expect(bold[1] as? String == "Bold" && bold[2] as? Int == 9)
    #expect(bold[3] as? UInt == NSFontTraitMask.boldFontMask.rawValue)
    #expect(manager.availableMembers(ofFontFamily: "No Such") == nil)
    #expect(manager.localizedName(forFamily: "Times", face: "Bold") == "Times Bold")
  }

  @Test("fonts of a family have traits and the nearest weight, or are not there")
  func finding() throws {
    func name(_ family: String, _ traits: NSFontTraitMask, _ weight: Int) -> String? {
      manager.font(withFamily: family, traits: traits, weight: weight, size: 12)?.fontName
    }
    #expect(name("Helvetica", [], 5) == "Helvetica" && name("Helvetica", .boldFontMask, 5) == "Helvetica-Bold")
    #expect(name("Times New Roman", [.boldFontMask, .italicFontMask], 0) == "TimesNewRomanPS-BoldItalicMT")
    #expect(
      name("Avenir Next", [], .max) == "AvenirNext-Heavy" && name("Avenir Next", [], .min) == "AvenirNext-UltraLight")
    #expect(name("Monaco", .italicFontMask, 5) == nil && name("Geneva", .boldFontMask, 5) == nil)
    #expect(name("My Own", .boldFontMask, 5) == "My Own")
    #expect(manager.font(withFamily: "Menlo", traits: [], weight: 5, size: 9)?.isFixedPitch == true)
  }

  @Test("a font with another trait is the one of its family, under its name")
  func converting() throws {
    let plain = try #require(NSFont(name: "Arial-ItalicMT", size: 14))
    #expect(manager.traits(of: plain) == .italicFontMask && plain.familyName == "Arial")
    let bold = manager.convert(plain, toHaveTrait: .boldFontMask)
    #expect(bold.fontName == "Arial-BoldItalicMT" && bold.pointSize == 14)
    #expect(manager.convert(bold, toNotHaveTrait: .italicFontMask).fontName == "Arial-BoldMT")
    #expect(manager.convert(bold, toFamily: "Menlo").fontName == "Menlo-BoldItalic")
    #expect(manager.convert(bold, toFamily: "My Own").fontName == "My Own")
    let monaco = try #require(NSFont(name: "Monaco", size: 9))
    let slanted = manager.convert(monaco, toHaveTrait: .italicFontMask)
    #expect(slanted.fontName == "Monaco" && manager.traits(of: slanted) == [.italicFontMask, .fixedPitchFontMask])
  }

  @Test("weights go up and down in a family, and names are found by traits")
  func weights() throws {
    let light = try #require(NSFont(name: "Helvetica-Light", size: 9))
    #expect(manager.weight(of: light) == 3)
    let regular = manager.convertWeight(true, of: light)
    #expect(regular.fontName == "Helvetica" && manager.convertWeight(true, of: regular).fontName == "Helvetica-Bold")
    #expect(manager.convertWeight(false, of: light) == light)
    #expect(manager.weight(of: .boldSystemFont(ofSize: 9)) == 9)
    #expect(manager.fontNamed("Courier-BoldOblique", hasTraits: [.boldFontMask, .fixedPitchFontMask]))
    #expect(!manager.fontNamed("Courier-BoldOblique", hasTraits: .unitalicFontMask))
    let names = try #require(manager.availableFontNames(with: [.fixedPitchFontMask, .boldFontMask]))
    #expect(names == ["Courier-Bold", "CourierNewPS-BoldMT", "Menlo-Bold"])
  }
}
