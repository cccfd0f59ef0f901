import NibResources
import NibRuntime
import NibStandIns
import NibTestSupport
import Nibwright
import Testing

/// Whole interfaces come to life as `live.txt` beside them says, with the bundles that lie beside them.
@Suite("Documents brought to life")
struct LiveGoldenTests {
  /// The bundles beside a sample, by name.
  private func bundles(_ sample: Sample) throws -> [ResourceBundle] {
    try DiskFileSource().list(sample.folder)
      .filter { $0.hasSuffix(".app") || $0.hasSuffix(".bundle") }
      .map { ResourceBundle(sample.beside($0)) }
  }

  @Test("a document comes to life as expected", arguments: Sample.documents)
  @MainActor func live(_ sample: Sample) throws {
    var environment = NibEnvironment.inspection
    environment.resources = BundleImages(BundleChain(extra: try bundles(sample)), scale: 2)
    let nib = try NibFile(data: sample.bytes(), name: sample.fileName, environment: environment)

    let report = try nib.instantiateReport(owner: RecordingOwner())

    let text = InstantiatedTreeRendering().render(report).split(separator: sample.folder + "/").joined()
    Golden("live.txt", beside: sample).check(text)
  }
}
