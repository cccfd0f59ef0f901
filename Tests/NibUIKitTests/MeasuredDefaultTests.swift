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
}
