import NibSchema
import NibTestSupport
import Testing

/// The way back: what a sample compiles to, raised to a document and compiled again, is the same archive.
@Suite("Raising archives to documents")
struct RaiseTests {
  /// What does not come back to the byte yet, and why.
  static let notYet = [
    "segue": "its archive is one of several of a storyboard, whose map is not raised",
    "containerView": "only a storyboard's segue tells it from a view",
    "viewControllerPlaceholder": "the storyboard's Info.plist says what it stands for",
    "avPlayerViewController": "its samples are storyboards",
    "glkViewController": "its samples are storyboards",
    "hostingController": "its samples are storyboards",
    "inputViewController": "its samples are storyboards",
    "pageViewController": "its samples are storyboards",
    "refreshControl": "its samples are storyboards",
  ]

  @Test("every sample comes back to the byte, but for what is listed with its reason")
  func samples() throws {
    var equal: Set<String> = []
    for path in RoundTrip.samples {
      let trip = try RoundTrip(path)
      if trip.isEqual {
        equal.formUnion(trip.tags)
        #expect(trip.messages.isEmpty, "\(path) comes back, and is said to lose\n\(trip.difference)")
      } else {
        #expect(!trip.tags.isDisjoint(with: Self.notYet.keys), "\(path)\n\(trip.difference)")
      }
    }
    let kinds = Catalog.uikit.kinds.map(\.tag).filter { !Self.withoutElement.contains($0) }
    for name in Self.notYet.keys.sorted() {
      #expect(!equal.contains(name), "\(name) comes back; take it from the list")
    }
    for kind in kinds {
      #expect(equal.contains(kind) || Self.notYet[kind] != nil, "no sample with \(kind) comes back")
    }
    #expect(equal.intersection(kinds).count * 10 >= kinds.count * 8)
  }

  @Test("samples come back in older eras too", arguments: [OutputProfile.xcode8, .xcode11])
  func olderEras(profile: OutputProfile) throws {
    let trips = try TestSize.share(RoundTrip.samples, every: 3).map { try RoundTrip($0, profile: profile) }

    let equal = trips.filter(\.isEqual).count
    // What came later has no form in these.
    #expect(equal * 10 >= trips.count * 7, "\(equal) of \(trips.count)")
  }

  /// Kinds that are no elements: rows for others, and a view that compilers synthesize.
  private static let withoutElement: Set = ["control", "gestureRecognizer", "collectionViewCell/contentView"]
}
