import NibGraph
import Testing

/// Seen: 5 of 5 stack views with a fixed frame and no mask, and none of 9 with one.
@Suite("Stack views of macOS whose frame is fixed") struct AppKitStackTranslationTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="20" height="10"/>"#

  private static func elements(_ tag: String, _ mask: String) -> String {
    """
    <customView id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><autoresizingMask key="autoresizingMask"/>
    <subviews><\(tag) fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s">\(frame)\(mask)</\(tag)>
    </subviews></customView>
    """
  }

  @Test("are laid out by constraints unless they have a mask")
  func mask() throws {
    let bare = try AppKitSample(Self.elements("stackView", ""))
    #expect(bare.value("NSDoNotTranslateAutoresizingMask", of: try bare.only("NSStackView")) == .bool(true))

    let masked = try AppKitSample(Self.elements("stackView", #"<autoresizingMask key="autoresizingMask"/>"#))
    #expect(masked.value("NSDoNotTranslateAutoresizingMask", of: try masked.only("NSStackView")) == nil)

    let slider = try AppKitSample(Self.elements("slider", ""))
    #expect(slider.value("NSDoNotTranslateAutoresizingMask", of: try slider.only("NSSlider")) == nil)
  }
}
