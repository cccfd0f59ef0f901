import NibDiagnostics
import Testing

@Suite("Deployment targets") struct DeploymentTargetTests {
  static let readable: [(text: String, major: Int, minor: Int)] = [
    ("13", 13, 0), ("13.0", 13, 0), ("8.4", 8, 4), ("10.13", 10, 13), ("10.13.6", 10, 13), ("0.0", 0, 0),
  ]

  @Test("one to three numbers are a version, of which two count", arguments: readable)
  func reads(text: String, major: Int, minor: Int) {
    #expect(DeploymentTarget(text) == DeploymentTarget(major: major, minor: minor))
  }

  @Test(
    "anything else is none",
    arguments: ["", ".", "13.", ".4", "13.0.1.2", "iOS 13", "-1", "+1", "13.x", "12345", "１３", "13 "])
  func refuses(text: String) {
    #expect(DeploymentTarget(text) == nil)
  }

  @Test("versions compare by number, not by text")
  func compares() {
    #expect(DeploymentTarget(major: 9, minor: 9) < DeploymentTarget(major: 10))
    #expect(DeploymentTarget(major: 10, minor: 9) < DeploymentTarget(major: 10, minor: 13))
    #expect(!(DeploymentTarget(major: 10) < DeploymentTarget(major: 10)))
  }

  @Test("a version is printed with both numbers")
  func describes() {
    #expect(DeploymentTarget(major: 13).description == "13.0")
  }
}
