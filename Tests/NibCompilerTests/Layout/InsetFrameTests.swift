import NibCompiler
import NibSchema
import Testing

@Suite("Frames told by distances")
struct InsetFrameTests {
  /// A label in a view of 100 by 200 points.
  private func label(_ inset: String, mask: String = "", profile: OutputProfile = .standard) throws -> CompiledSample {
    try CompiledSample(
      #"""
      <view id="a"><rect key="frame" x="0" y="0" width="100" height="200"/><subviews>
      <label id="l" translatesAutoresizingMaskIntoConstraints="NO"><frame key="frameInset" \#(inset)/>
      <autoresizingMask key="autoresizingMask" \#(mask)/></label></subviews></view>
      """#, profile: profile)
  }

  @Test(
    "the mask says which distances count, and those of 0 are left out",
    arguments: [
      (#"minX="4" minY="6" width="10" height="20""#, "", "10,20", "9,16"),
      (#"width="10" height="20""#, #"flexibleMaxX="YES" flexibleMaxY="YES""#, "10,20", "5,10"),
      (#"minX="-1" maxX="1""#, #"widthSizable="YES" heightSizable="YES""#, "100,200", "49,100"),
      (#"minX="4" maxX="6" height="20""#, #"widthSizable="YES" flexibleMinY="YES""#, "90,20", "49,190"),
      (#"width="10" maxX="5" height="20" maxY="7""#, #"flexibleMinX="YES" flexibleMinY="YES""#, "10,20", "90,183"),
      (#"minX="4" width="10" height="20""#, #"flexibleMinX="YES" flexibleMaxX="YES""#, "10,20", "9,10"),
    ])
  func masks(inset: String, mask: String, size: String, center: String) throws {
    let sample = try label(inset, mask: mask)

    #expect(sample.diagnostics.messages.isEmpty)
    #expect(sample.value("UIBounds", of: "UILabel") == "07:0,0,\(size)")
    #expect(sample.value("UICenter", of: "UILabel") == "07:\(center)")
  }

  @Test("distances are those from the superview as it is archived: on the square canvas of Xcode 8 it is larger")
  func canvas() throws {
    let sample = try CompiledSample(
      #"""
      <view id="a"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label id="l"><frame key="frameInset" minX="48" height="30" maxX="51"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></label></subviews></view>
      """#, attributes: #"useTraitCollections="YES" useAutolayout="YES""#, profile: .xcode8)

    #expect(sample.value("UIBounds", of: "UILabel") == "07:0,0,501,30")
    #expect(sample.value("UICenter", of: "UILabel") == "07:298.5,585")
  }

  @Test("views whose distances fix them are pinned where the distances put them")
  func pinned() throws {
    let sample = try CompiledSample(
      #"""
      <view id="a"><rect key="frame" x="0" y="0" width="100" height="200"/><subviews>
      <label id="l" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <frame key="frameInset" minX="4" maxX="6" minY="9" height="20"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/></label></subviews></view>
      """#, profile: .xcode7)

    let constants = sample.objects("NSIBPrototypingLayoutConstraint").map { sample.text("NSConstant", of: $0) }
    #expect(constants == ["4.0", "9.0", "90.0", "20.0"])
  }

  @Test("a content view of whole points ends half a point above its cell's end up to Xcode 9")
  func content() throws {
    let cell = #"""
      <tableViewCell id="c"><rect key="frame" x="0" y="0" width="100" height="44"/>
      <tableViewCellContentView key="contentView" id="v"><frame key="frameInset" width="100" height="43"/>
      </tableViewCellContentView></tableViewCell>
      """#

    let old = try CompiledSample(cell, profile: .xcode9).value("UIBounds", of: "UITableViewCellContentView")
    let new = try CompiledSample(cell, profile: .xcode10).value("UIBounds", of: "UITableViewCellContentView")
    #expect([old, new] == ["07:0,0,100,43.5", "07:0,0,100,43"])
  }

  @Test("what is no number is told")
  func bad() throws {
    let sample = try label(#"minX="left" width="10" height="20""#)

    #expect(sample.diagnostics.messages.contains { $0.id == "badNumber" })
    #expect(sample.value("UIBounds", of: "UILabel") == "07:0,0,10,20")
  }
}
