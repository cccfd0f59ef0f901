import NibSchema
import Testing

@Suite("Connections")
struct ConnectionTests {
  @Test(
    "connections stand by class, then by label; actions are last since Xcode 13",
    arguments: [
      (OutputProfile.xcode12, #""tap:" "many" "apple" "zebra""#), (.xcode26, #""many" "apple" "zebra" "tap:""#),
    ])
  func order(profile: OutputProfile, expected: String) throws {
    let sample = try CompiledSample(
      """
      <button id="a"><connections>
      <outlet property="zebra" destination="-1" id="1"/>
      <outlet property="apple" destination="-1" id="2"/>
      <outletCollection property="many" destination="-1" id="3"/>
      <action selector="tap:" destination="-1" eventType="touchUpInside" id="4"/>
      </connections></button>
      """, profile: profile)

    let labels = sample.list("UINibConnectionsKey").map { sample.text("UILabel", of: $0) }

    #expect(labels.joined(separator: " ") == expected)
  }

  @Test(
    "an event is its mask",
    arguments: [("touchUpInside", "64"), ("valueChanged", "4096"), ("editingDidEndOnExit", "524288")])
  func event(name: String, mask: String) throws {
    let sample = try CompiledSample(
      #"<button id="a"><connections><action selector="s" destination="-1" eventType="\#(name)" id="4"/></connections></button>"#
    )

    #expect(sample.value("UIEventMask", of: "UIRuntimeEventConnection") == mask)
  }

  @Test("one collection holds all its members")
  func collection() throws {
    let sample = try CompiledSample(
      """
      <view id="a"><subviews><label id="b"/><label id="c"/></subviews><connections>
      <outletCollection property="labels" destination="b" collectionClass="NSMutableArray" id="1"/>
      <outletCollection property="labels" destination="c" collectionClass="NSMutableArray" id="2"/>
      </connections></view>
      """)

    #expect(sample.objects("UIRuntimeOutletCollectionConnection").count == 1)
    #expect(sample.value("UIDestination", of: "UIRuntimeOutletCollectionConnection") == "[@UILabel, @UILabel]")
    #expect(
      sample.value("runtimeCollectionClassName", of: "UIRuntimeOutletCollectionConnection") == #""NSMutableArray""#)
  }

  @Test(
    "a runtime attribute is a value of its type",
    arguments: [
      (#"type="boolean" keyPath="k" value="YES"/>"#, "1"),
      (#"type="string" keyPath="k" value="text"/>"#, #""text""#),
      (#"type="number" keyPath="k"><integer key="value" value="7"/></userDefinedRuntimeAttribute>"#, "7"),
      (#"type="number" keyPath="k"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>"#, "1.5"),
      (#"type="nil" keyPath="k"/>"#, "nil"),
      (#"type="image" keyPath="k" value="star"/>"#, "@UIImageNibPlaceholder"),
      (
        #"type="color" keyPath="k"><color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>"#,
        "@UIColor"
      ),
      (#"type="size" keyPath="k"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>"#, "@NSValue"),
      (
        #"type="rect" keyPath="k"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>"#,
        "@NSValue"
      ),
      (
        #"type="range" keyPath="k"><range key="value" location="1" length="2"/></userDefinedRuntimeAttribute>"#,
        "@NSValue"
      ),
    ])
  func runtimeAttribute(rest: String, expected: String) throws {
    let sample = try CompiledSample(
      #"<view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \#(rest)</userDefinedRuntimeAttributes></view>"#
    )

    #expect(sample.value("UIValue", of: "UINibKeyValuePair") == expected)
    #expect(sample.value("UIKeyPath", of: "UINibKeyValuePair") == #""k""#)
  }

  @Test("a switch has its frame once more as a runtime attribute")
  func switchFrame() throws {
    let sample = try CompiledSample(
      #"<switch id="a"><rect key="frame" x="20" y="30.5" width="51" height="31"/></switch>"#)

    #expect(sample.value("UIKeyPath", of: "UINibKeyValuePair") == #""frame""#)
    #expect(sample.value("NS.rectval", of: "NSValue") == #""{{20, 30.5}, {51, 31}}""#)
  }
}
