import NibCompiler
import NibGraph
import Testing

@Suite("Values that vary by size class")
struct VariedValueTests {
  /// Key path of each storage of values, with the values of its records.
  private func storages(_ sample: CompiledSample) -> [String] {
    sample.objects("_UIAttributeTraitStorage").map { storage in
      let records = sample.graph.object("UIRecords", of: storage).map { sample.graph.members($0) } ?? []
      let values = records.map { record in
        sample.graph.object("UIValue", of: record).map { value in
          ["NS.intval", "NS.dblval", "UIFontPointSize"].map { sample.text($0, of: value) }
            .first { $0 != "-" } ?? "?"
        } ?? "-"
      }
      return sample.text("UIKeyPath", of: storage) + " " + values.joined(separator: " ")
    }
  }

  @Test("a stack view's axis, distribution, alignment and spacing have a storage each, by the property's name")
  func stack() throws {
    let sample = try CompiledSample(
      #"""
      <stackView id="s" axis="vertical" spacing="8"><variation key="heightClass=compact" axis="horizontal" spacing="10"
      distribution="fillProportionally" alignment="center"/></stackView>
      """#)

    #expect(sample.diagnostics.messages.isEmpty)
    #expect(
      Set(storages(sample)) == [
        #""axis" 1 0"#, #""distribution" 0 2"#, #""alignment" 0 3"#, #""spacing" 8.0 10.0"#,
      ])
    #expect(sample.value("UIStackViewAxis", of: "UIStackView") == "1")
  }

  @Test("the base may be said by a variation, and what fewer traits ask for goes before")
  func order() throws {
    let sample = try CompiledSample(
      #"""
      <stackView id="s"><variation key="heightClass=compact-widthClass=compact" spacing="3"/>
      <variation key="widthClass=compact" spacing="2"/><variation key="default" spacing="1"/></stackView>
      """#)

    #expect(storages(sample) == [#""spacing" 1.0 2.0 3.0"#])
  }

  @Test("any view may be hidden for a size")
  func hidden() throws {
    let sample = try CompiledSample(
      #"<slider id="s"><rect key="frame" x="0" y="0" width="9" height="9"/><variation key="widthClass=compact" hidden="YES"/></slider>"#
    )

    #expect(sample.diagnostics.messages.isEmpty)
    let records = try #require(
      sample.objects("_UIAttributeTraitStorage").first.flatMap {
        sample.graph.object("UIRecords", of: $0)
      })
    let values = sample.graph.members(records).compactMap { sample.graph.object("UIValue", of: $0) }
    #expect(values.map { sample.text("NS.intval", of: $0) } == ["0", "1"])
    #expect(sample.value("UIKeyPath", of: "_UIAttributeTraitStorage") == #""hidden""#)
    #expect(sample.value("UIHidden", of: "UISlider") == "-")
  }

  @Test("fonts of labels vary; the base's is the label's own")
  func fonts() throws {
    let sample = try CompiledSample(
      #"""
      <label id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/><variation key="heightClass=compact">
      <fontDescription key="fontDescription" type="system" pointSize="13"/></variation></label>
      """#)

    #expect(sample.diagnostics.messages.isEmpty)
    #expect(storages(sample) == [#""font" 17.0 13.0"#])
  }

  @Test(
    "what has no base that is known, or stands in another kind, is told, and the base is kept",
    arguments: [
      #"<label id="l"><variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="13"/></variation></label>"#,
      #"<stackView id="s" spacingType="standard"><variation key="heightClass=compact" spacing="13"/></stackView>"#,
      #"<view id="v"><variation key="heightClass=compact" axis="vertical"/></view>"#,
      #"<button id="b"><variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="13"/></variation></button>"#,
    ])
  func unknown(element: String) throws {
    let sample = try CompiledSample(element)

    #expect(sample.diagnostics.messages.map(\.id) == ["unknownVariation"])
    #expect(sample.objects("_UIAttributeTraitStorage").isEmpty)
  }

  @Test(
    "a value that cannot be read is told and left out",
    arguments: [(#"axis="slanted""#, "unknownValue"), (#"spacing="wide""#, "badNumber")])
  func unreadable(value: String, id: String) throws {
    let sample = try CompiledSample(
      #"<stackView id="s"><variation key="heightClass=compact" \#(value)/></stackView>"#)

    #expect(sample.diagnostics.messages.map(\.id) == [id])
    #expect(sample.objects("_UIAttributeTraitStorage").isEmpty)
  }
}
