import Testing

@testable import NibCommands

@Suite("The module of a package's resources") struct IBModuleTests {
  @Test(
    "is the target's, where the intermediates are the package's",
    arguments: [
      ("kit_Screens", "/d/Intermediates.noindex/kit.build/Debug/x", "Screens"),
      ("my_kit_Log_In", "/d/Intermediates.noindex/my-kit.build/Debug/x", "Log_In"),
      ("kit_Screens", "/d/Intermediates.noindex/App.build/Debug/x", "kit_Screens"),
      ("kit_", "/d/Intermediates.noindex/kit.build/x", "kit_"),
      ("Kiosk", "/d/Intermediates.noindex/Kiosk.build/x", "Kiosk"),
      ("kit_Screens", "/d/kit.build/x", "kit_Screens"), ("kit_Screens", "/d/Intermediates.noindex", "kit_Screens"),
    ])
  func module(name: String, path: String, expected: String) {
    #expect(IBModule.module(name, paths: ["/elsewhere/a.nib", path]) == expected)
    #expect(IBModule.module(nil, paths: [path]) == nil)
  }

  @Test("is in the archive, so that custom classes are found")
  func archive() throws {
    let build = try IBBuildFolder()
    let source = try build.folder.add("S/module.xib", SampleFiles.xib)
    let folder = try build.folder.addFolder("Intermediates.noindex", [("kit.build/x", [])]) + "/kit.build"

    let run = IBToolRun("--compile", folder + "/m.nib", "--module", "kit_Kiosk", source)

    #expect(run.code == .success, "\(run.output)")
    #expect(CommandRun("inspect", folder + "/m.nib").output.contains("_TtC5Kiosk5Badge"))
  }
}
