import CLibraryChecks
import CNibwright
import NibLibrary
import NibTestSupport
import Nibwright
import Testing

@Suite("The library for C") struct LibraryTests {
  @Test("does what a C program asks, and tells it what it asks wrong")
  func checks() {
    let scratch = TestDisk.environment("TMPDIR") ?? "/tmp"

    #expect(nibwright_checks(SharedFiles.packageRoot + "/Archives", scratch) == 0)
  }

  @Test("is of the version that programs print")
  func version() {
    #expect(String(cString: nibwright_version()) == Release.version)
  }
}
