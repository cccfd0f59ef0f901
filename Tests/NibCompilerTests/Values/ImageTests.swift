import Testing

@Suite("Images")
struct ImageTests {
  @Test(
    "an image is an attribute or an element",
    arguments: [
      #"<button id="a"><state key="normal" image="star"/></button>"#,
      #"<button id="a"><state key="normal"><imageReference key="image" image="star"/></state></button>"#,
      #"<button id="a"><state key="normal"><imageReference key="backgroundImage" image="star"/></state></button>"#,
      #"<imageView id="a" image="star"/>"#,
      #"<imageView id="a"><imageReference key="image" image="star"/></imageView>"#,
      """
      <view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="image" keyPath="p">
      <imageReference key="value" image="star"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """,
      #"<segmentedControl id="a"><segments><segment image="star"/></segments></segmentedControl>"#,
      """
      <segmentedControl id="a"><segments><segment title=""><imageReference key="image" image="star"/></segment></segments>
      </segmentedControl>
      """,
    ])
  func forms(xml: String) throws {
    let sample = try CompiledSample(xml)

    #expect(sample.value("UIResourceName", of: "UIImageNibPlaceholder") == #""star""#)
    #expect(sample.diagnostics.messages.isEmpty)
  }
}
