import NibArchives
import NibCompiler
import NibInspector
import NibTestSupport
import Testing

/// `Tools/tests --locale NAME` runs all tests in such a host.
@Suite("A host whose locale has a decimal comma")
struct LocaleTests {
  @Test("is what this run is in", .enabled(if: TestLocale.expectedPoint != nil, "Tools/tests --locale runs it"))
  func active() {
    // An environment that names a locale which is not installed would silently prove nothing.
    #expect(TestLocale.decimalPoint == TestLocale.expectedPoint)
  }

  @Test("reads and prints numbers of any length with a point")
  func numbers() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
          <view id="v" alpha="0.80000000000000004">
            <rect key="frame" x="0.5" y="0.0" width="10" height="20.5"/>
            <color key="backgroundColor" red="0.99607843137254903" green="0.00012345" blue="0.5" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/>
          </view>
        </objects>
      </document>
      """

    let compiled = try CompiledSample(Array(document.utf8), file: "Numbers.xib", compiler: InterfaceCompiler())
    let tree = try TreeRendering().render(#require(compiled.files.first).graph)

    #expect(compiled.messages == "")
    for text in ["UIAlpha: 0.8f", "UIRed: 0.98080516f", "\"0.981 -0.135 0.426\"", "{5.5, 10.25}"] {
      #expect(tree.contains(text), "\(text) in:\n\(tree)")
    }
  }
}
