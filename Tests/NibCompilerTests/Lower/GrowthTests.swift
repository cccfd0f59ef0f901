import NibSchema
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Time of long lists", .serialized)
struct GrowthTests {
  /// How much longer four times as many take: the least of several runs, in time of the processor, since a long run is
  /// interrupted by other tests more often than a short one.
  private func growth(_ count: Int, _ compile: (Int) throws -> Void) rethrows -> Double {
    func least(_ count: Int) throws -> Duration {
      var least = Duration.seconds(1_000)
      for _ in 0..<4 {
        let start = spent()
        try compile(count)
        least = min(least, spent() - start)
      }
      return least
    }
    return try least(4 * count) / (try least(count))
  }

  /// Time of the processor that the thread has taken.
  private func spent() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  @Test("four times as many subviews that vary by size class take about four times as long")
  func variations() throws {
    let growth = try growth(1_500) { count in
      let views = (0..<count).map { #"<view id="v\#($0)"/>"# }.joined()
      let variation = #"<variation key="default"><mask key="subviews"><exclude reference="v0"/></mask></variation>"#
      let sample = try CompiledSample(
        #"<view id="a"><subviews>\#(views)</subviews>\#(variation)</view>"#, attributes: #"useTraitCollections="YES""#)
      #expect(sample.objects("NSOrderedSet").count == 1)
    }

    #expect(growth < 8)
  }

  @Test("four times as many localized runtime attributes take about four times as long")
  func runtimeAttributes() throws {
    let growth = try growth(1_500) { count in
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
    let growth = try growth(1_500) { count in
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
