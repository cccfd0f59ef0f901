import NibSchema
import NibTestSupport
import Testing

@Suite("Time of long lists", .serialized)
struct GrowthTests {
  @Test("four times as many subviews that vary by size class take about four times as long")
  func variations() throws {
    let growth = try ProcessorTime.growth(1_500) { count in
      let views = (0..<count).map { #"<view id="v\#($0)"/>"# }.joined()
      let variation = #"<variation key="default"><mask key="subviews"><exclude reference="v0"/></mask></variation>"#
      let sample = try CompiledSample(
        #"<view id="a"><subviews>\#(views)</subviews>\#(variation)</view>"#, attributes: #"useTraitCollections="YES""#)
      #expect(sample.objects("NSOrderedSet").count == 1)
    }

    #expect(growth < 8)
  }

  @Test("four times as many constraints of as many views take about four times as long")
  func constraints() throws {
    let growth = try ProcessorTime.growth(1_000) { count in
      let views = (0..<count).map { #"<view id="v\#($0)"/>"# }.joined()
      let constraints = (0..<count).map {
        #"<constraint firstItem="v\#($0)" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c\#($0)"/>"#
      }.joined()
      let sample = try CompiledSample(
        #"<view id="a"><subviews>\#(views)</subviews><constraints>\#(constraints)</constraints></view>"#)
      #expect(sample.objects("NSLayoutConstraint").count == count)
    }

    #expect(growth < 8)
  }

  @Test("four times as many localized runtime attributes take about four times as long")
  func runtimeAttributes() throws {
    let growth = try ProcessorTime.growth(1_500) { count in
      let attributes = (0..<count).map {
        #"<userDefinedRuntimeAttribute type="string" keyPath="p\#($0)" value="t\#($0)" localized="YES"/>"#
      }.joined()
      let sample = try CompiledSample(
        #"<view id="a"><userDefinedRuntimeAttributes>\#(attributes)</userDefinedRuntimeAttributes></view>"#,
        strings: .always)
      #expect(sample.objects("NSLocalizableString").count == count)
    }

    #expect(growth < 8)
  }

  @Test("four times as many objects outside the archive of a view take about four times as long")
  func upstream() throws {
    let growth = try ProcessorTime.growth(1_500) { count in
      let gestures = (0..<count).map { #"<tapGestureRecognizer id="g\#($0)"/>"# }.joined()
      let outlets = (0..<count).map {
        #"<outletCollection property="gestureRecognizers" destination="g\#($0)" id="o\#($0)"/>"#
      }.joined()
      let controller =
        #"<viewController id="c" sceneMemberID="viewController" storyboardIdentifier="C"><view key="view" id="v">"#
        + "<connections>\(outlets)</connections></view></viewController>"
      let sample = try CompiledStoryboard(CompiledStoryboard.scene(controller, gestures))
      #expect(Array(try sample.graph("c-view-v.nib").objectIDs).endIndex > count)
    }

    #expect(growth < 8)
  }
}
