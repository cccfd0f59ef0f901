import NibArchives
import NibDiagnostics
import Testing

@Suite("Choosing a member of a nib folder") struct NibFolderTests {
  /// A folder's names, the target (nil for none), and the member to read.
  static let cases: [(names: [String], target: String?, member: String?)] = [
    (["runtime.nib"], nil, "runtime.nib"),
    (["objects-8.0+.nib", "runtime.nib"], nil, "objects-8.0+.nib"),
    (["objects-8.0+.nib", "runtime.nib"], "8.0", "objects-8.0+.nib"),
    (["objects-8.0+.nib", "runtime.nib"], "7.1", "runtime.nib"),
    (["objects-12.3+.nib", "objects-13.0+.nib", "runtime.nib"], nil, "objects-13.0+.nib"),
    (["objects-12.3+.nib", "objects-13.0+.nib", "runtime.nib"], "12.4", "objects-12.3+.nib"),
    (["objects-12.3+.nib", "objects-13.0+.nib", "runtime.nib"], "12.2", "runtime.nib"),
    (["objects-8.0+.nib", "objects-11.0+.nib", "runtime.nib"], nil, "objects-11.0+.nib"),
    (["objects-8.0+.nib", "objects.nib", "runtime.nib"], "7.0", "objects.nib"),
    (["objects-8.0+.nib", "objects.nib", "runtime.nib"], "6.1", "runtime.nib"),
    (["objects.nib"], "4.0", "objects.nib"),
    (["objects-14.0+.nib"], "9.0", "objects-14.0+.nib"),
    (["designable.nib", "keyedobjects.nib"], nil, "keyedobjects.nib"),
    (["classes.nib", "info.nib", "objects.nib", "keyedobjects.nib"], nil, "keyedobjects.nib"),
    (["keyedobjects-101300.nib", "keyedobjects.nib"], nil, "keyedobjects-101300.nib"),
    (["keyedobjects-101300.nib", "keyedobjects.nib"], "10.12", "keyedobjects.nib"),
    (["keyedobjects-101300.nib", "keyedobjects-110000.nib", "keyedobjects.nib"], "10.15", "keyedobjects-101300.nib"),
    (["keyedobjects-101300.nib", "keyedobjects-110000.nib", "keyedobjects.nib"], "11.0", "keyedobjects-110000.nib"),
    (["designable.nib", "readme.txt", "objects-x+.nib", "keyedobjects-.nib", "keyedobjects-+10130.nib"], nil, nil),
    ([], nil, nil),
  ]

  @Test("the newest member not above the target is read", arguments: cases)
  func chooses(names: [String], target: String?, member: String?) {
    let target = target.flatMap { DeploymentTarget($0) }

    #expect(NibFolder.member(among: names, deploymentTarget: target) == member)
    #expect(NibFolder.member(among: names.reversed(), deploymentTarget: target) == member)
  }
}
