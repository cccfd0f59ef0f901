import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("The list that a combo box drops down")
struct AppKitComboBoxTests {
  private func sample(_ attributes: String = "", items: Int = 0, _ profile: OutputProfile) throws -> AppKitSample {
    let texts = (0..<items).map { "<string>Item \($0)</string>" }.joined()
    let values = items == 0 ? "" : "<objectValues>\(texts)</objectValues>"
    return try AppKitSample(
      #"""
      <comboBox id="c"><comboBoxCell key="cell" \#(attributes) id="cc">
      <font key="font" metaFont="system"/>\#(values)</comboBoxCell></comboBox>
      """#, options: CompileOptions(profile: profile))
  }

  @Test(
    "it is as high as its items and the space around them, and as wide as its column",
    arguments: [
      ("", 2, OutputProfile.xcode6, "{13, 42}", 19.0), ("", 0, .xcode7, "{13, 0}", 19),
      (#"controlSize="small""#, 5, .xcode7, "{13, 90}", 16), ("", 3, .xcode10, "{12, 63}", 19),
      (#"controlSize="small""#, 8, .xcode12, "{12, 144}", 16), ("", 8, .xcode13, "{38, 5}", 19),
    ])
  func sizes(attributes: String, items: Int, profile: OutputProfile, size: String, row: Double) throws {
    let sample = try sample(attributes, items: items, profile)
    let list = try sample.only("NSComboTableView")
    #expect(sample.text("NSFrameSize", of: list) == size)
    #expect(sample.real("NSRowHeight", of: list) == row)
  }

  @Test("its column shows items by a cell with the box's font and alignment, and knows its list")
  func column() throws {
    let sample = try sample(#"alignment="center""#, .xcode10)
    let list = try sample.only("NSComboTableView")
    let column = try sample.only("NSTableColumn")
    let box = try sample.only("NSComboBoxCell")
    let item = try #require(sample.graph.object("NSDataCell", of: column))
    let header = try #require(sample.graph.object("NSHeaderCell", of: column))

    #expect(sample.graph.object("NSTableView", of: column) == list)
    #expect(sample.graph.object("NSControlView", of: item) == list)
    #expect(sample.graph.object("NSSupport", of: item) == sample.graph.object("NSSupport", of: box))
    #expect(sample.integer("NSCellFlags2", of: item) == 0x800_0800)
    #expect(sample.integer("NSCellFlags2", of: header) == 0x800)
    #expect(sample.graph.object("NSBackgroundColor", of: header) != nil)
    for key in ["NSTarget", "NSControlTarget"] { #expect(sample.graph.object(key, of: list) == box, "\(key)") }
  }

  @Test("it asks its cell for items, unless the box has a data source of its own")
  func dataSources() throws {
    for (attribute, isAsked) in [("", true), (#"usesDataSource="YES""#, false)] {
      let sample = try sample(attribute, .xcode10)
      let (list, box) = (try sample.only("NSComboTableView"), try sample.only("NSComboBoxCell"))
      for key in ["NSDelegate", "NSDataSource"] {
        #expect(sample.graph.object(key, of: list) == (isAsked ? box : nil), "\(key) \(attribute)")
      }
    }
  }

  @Test(
    "its colors and keys are those of the Xcode",
    arguments: [
      (OutputProfile.xcode5, String?.some("controlBackgroundColor"), "gridColor", false),
      (.xcode7, "controlBackgroundColor", "gridColor", true), (.xcode8, String?.none, "gridColor", true),
      (.xcode26, nil, "separatorColor", true),
    ])
  func eras(profile: OutputProfile, background: String?, grid: String, hasTarget: Bool) throws {
    let sample = try sample("", profile)
    let list = try sample.only("NSComboTableView")
    func color(_ key: String) throws -> String? {
      sample.text("NSColorName", of: try #require(sample.graph.object(key, of: list)))
    }
    #expect(try color("NSBackgroundColor") == background)
    #expect(try color("NSGridColor") == grid)
    #expect((sample.graph.object("NSControlTarget", of: list) != nil) == hasTarget)
  }
}
