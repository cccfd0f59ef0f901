import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

@Suite("Values that UIKit gives after decoding")
struct MeasuredDefaultTests {
  @Test("a text field does not clip, whatever its archive says; a segmented control does")
  func clipping() throws {
    var nib = TestNib()
    nib.object("field", "UITextField", [("UIClipsToBounds", .bool(true))])
    nib.object("segments", "UISegmentedControl")
    nib.object("view", "UIView", [("UIClipsToBounds", .bool(true))])

    let top = try load(nib).topLevel.compactMap { $0 as? UIView }

    #expect(top.map(\.clipsToBounds) == [false, true, true])
  }

  @Test("a segmented control has its tint and that of its chosen segment under keys of their own")
  func segmentTints() throws {
    var nib = TestNib()
    nib.object(
      "segments", "UISegmentedControl",
      [
        ("UISegmentedControlTintColor", .object("UIColor", [("UIWhite", .float(0.25)), ("UIAlpha", .float(1))])),
        (
          "UISegmentedControlSelectedSegmentTintColor",
          .object("UIColor", [("UIWhite", .float(0.75)), ("UIAlpha", .float(1))])
        ),
      ])

    let control = try #require(try load(nib).topLevel.first as? UISegmentedControl)

    #expect(control.tintColor?.nibColor.red == 0.25)
    #expect(control.selectedSegmentTintColor?.nibColor.red == 0.75)
  }
}
