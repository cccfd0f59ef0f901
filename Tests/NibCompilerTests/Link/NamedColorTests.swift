import NibCompiler
import NibGraph
import NibSchema
import Testing

@Suite("Colors of asset catalogs for systems before iOS 13")
struct NamedColorTests {
  private func sample(
    _ profile: OutputProfile = .xcode13, target: String = "12.0", color: String = #"name="Moss""#, isAlone: Bool = false
  ) throws -> CompiledSample {
    let others = #"""
      <subviews><label text="L" id="l"><color key="textColor" \#(color)/></label></subviews>
      <color key="backgroundColor" \#(color)/>
      """#
    return try CompiledSample(
      #"""
      <view id="v">\#(isAlone ? "" : others)<userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="color" keyPath="edge"><color key="value" \#(color)/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """#, attributes: #"colorMatched="YES""#, profile: profile, target: target,
      resources: #"""
        <resources><namedColor name="Moss"><color red="0.25" green="0.5" blue="0.25" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/></namedColor></resources>
        """#)
  }

  @Test("are told beside the properties that have them, from the view inwards")
  func storages() throws {
    let sample = try sample()
    let storages = sample.objects("_UIColorAttributeTraitStorage")

    #expect(storages.map { sample.text("UIKeyPath", of: $0) } == [#""backgroundColor""#, #""textColor""#, #""edge""#])
    #expect(storages.map { sample.text("UIObject", of: $0) } == ["@UIView", "@UILabel", "@UIView"])
    let wrapper = try #require(storages.first.flatMap { sample.graph.object("UINamedColor", of: $0) })
    #expect(sample.text("UIAssetName", of: wrapper) == #""Moss""#)
    #expect(sample.text("UIAssetBundleID", of: wrapper) == "nil")
    let fallback = try #require(sample.graph.object("UIFallbackColor", of: wrapper))
    #expect(sample.text("UIGreen", of: fallback).hasPrefix("0.5"))
    #expect(sample.text("UIDynamicCatalogName", of: fallback) == "-")
    #expect(sample.list("UINibTraitStorageListsKey").count == 1)
    #expect(TraitVariation.all(in: sample.graph).isEmpty)
    #expect(sample.diagnostics.messages.isEmpty)
  }

  @Test("are not told where a runtime attribute alone has one")
  func alone() throws {
    #expect(try sample(isAlone: true).list("UINibTraitStorageListsKey").isEmpty)
  }

  @Test(
    "are told to no newer system, by no other compiler, and not of colors without a name",
    arguments: [
      (OutputProfile.xcode13, "13.0", #"name="Moss""#), (.xcode14, "12.0", #"name="Moss""#),
      (.xcode10, "12.0", #"name="Moss""#), (.xcode13, "10.0", #"name="Moss""#),
      (.xcode13, "12.0", #"systemColor="labelColor""#),
    ])
  func none(profile: OutputProfile, target: String, color: String) throws {
    #expect(try sample(profile, target: target, color: color).list("UINibTraitStorageListsKey").isEmpty)
  }
}
