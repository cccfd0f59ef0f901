import NibSchema
import Testing

@testable import NibCompiler

@Suite("Constraints of a view with itself")
struct OwnConstraintTests {
  /// A view with two others in it, and constraints that it has in the document.
  private static func sample(_ constraints: String, more: String = "", own: String = "") throws -> CompiledSample {
    try CompiledSample(
      #"""
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
      <label id="l"><rect key="frame" x="10" y="10" width="40" height="40"/>\#(own)</label>
      <imageView id="i"><rect key="frame" x="60" y="10" width="40" height="40"/></imageView></subviews>
      <constraints>\#(constraints)</constraints>\#(more)</view>
      """#, attributes: #"useAutolayout="YES" useTraitCollections="YES""#)
  }

  private func count(_ className: String, _ sample: CompiledSample) -> Int {
    sample.objects(className).first.flatMap { sample.graph.object("UIViewAutolayoutConstraints", of: $0) }
      .map { sample.graph.members($0).count } ?? 0
  }

  private static let square =
    #"<constraint firstItem="l" firstAttribute="width" secondItem="l" secondAttribute="height" id="c1"/>"#

  @Test("are the view's own, with those that it has in the document")
  func own() throws {
    let width = #"<constraints><constraint firstAttribute="width" constant="40" id="c2"/></constraints>"#
    let sample = try Self.sample(Self.square, own: width)

    #expect(count("UILabel", sample) == 2)
    #expect(count("UIView", sample) == 0)
  }

  @Test("stay where they relate two views, and where the document's variations name them")
  func others() throws {
    let pair = #"<constraint firstItem="l" firstAttribute="width" secondItem="i" secondAttribute="width" id="c1"/>"#
    let mask =
      #"<variation key="heightClass=compact"><mask key="constraints"><exclude reference="c1"/></mask></variation>"#

    #expect(try count("UIView", Self.sample(pair)) == 1)
    #expect(try count("UIView", Self.sample(Self.square, more: mask)) == 1)
    #expect(try count("UILabel", Self.sample(Self.square, more: mask)) == 0)
  }
}
