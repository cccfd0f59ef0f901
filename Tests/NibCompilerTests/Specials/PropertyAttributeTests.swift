import NibCompiler
import NibGraph
import Testing

@Suite("Attributes that become runtime attributes")
struct PropertyAttributeTests {
  private func pairs(_ sample: CompiledSample) -> [String] {
    sample.list("UINibKeyValuePairsKey").map { pair in
      let value = sample.graph.object("UIValue", of: pair)
      let shown = ["NS.intval", "NS.dblval"].map { key in value.map { sample.text(key, of: $0) } ?? "-" }
      return sample.text("UIObject", of: pair) + " " + sample.text("UIKeyPath", of: pair) + " "
        + (shown.first { $0 != "-" } ?? "-")
    }
  }

  @Test("a load sets the property that the attribute is named after")
  func properties() throws {
    let sample = try CompiledSample(
      #"""
      <imageView id="i" adjustsImageWhenAncestorFocused="YES"/>
      <navigationController id="n" hidesBarsOnTap="YES" hidesBarsWhenVerticallyCompact="NO"/>
      <splitViewController id="s" minimumPrimaryColumnWidth="320" preferredPrimaryColumnWidthFraction="0.5"/>
      <pageViewController id="p" doubleSided="YES"/>
      """#)

    #expect(sample.diagnostics.messages.isEmpty)
    #expect(
      pairs(sample) == [
        #"@UIImageView "adjustsImageWhenAncestorFocused" 1"#, #"@UINavigationController "hidesBarsOnTap" 1"#,
        #"@UISplitViewController "minimumPrimaryColumnWidth" 320.0"#,
        #"@UISplitViewController "preferredPrimaryColumnWidthFraction" 0.5"#,
        #"@UIPageViewController "doubleSided" 1"#,
      ])
  }

  @Test("a runtime attribute of the document's own comes later, and so counts")
  func own() throws {
    let sample = try CompiledSample(
      #"""
      <navigationController id="n" hidesBarsOnTap="YES"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="hidesBarsOnTap" value="NO"/></userDefinedRuntimeAttributes>
      </navigationController>
      """#)

    #expect(
      pairs(sample) == [
        #"@UINavigationController "hidesBarsOnTap" 1"#, #"@UINavigationController "hidesBarsOnTap" 0"#,
      ])
  }

  @Test("systems that lack the property get nothing, and that is told: a load would end there")
  func older() throws {
    let element = #"<splitViewController id="s" maximumPrimaryColumnWidth="320"/>"#
    let old = try CompiledSample(element, target: "7.0")
    let new = try CompiledSample(element, target: "8.0")

    #expect(pairs(old).isEmpty)
    #expect(old.diagnostics.messages.map(\.id) == ["ignoredValue"])
    #expect(pairs(new).count == 1)
  }

  @Test("a width that is no number is told and left out")
  func bad() throws {
    let sample = try CompiledSample(#"<splitViewController id="s" minimumPrimaryColumnWidth="wide"/>"#)

    #expect(sample.diagnostics.messages.map(\.id) == ["badNumber"])
    #expect(pairs(sample).isEmpty)
  }
}
