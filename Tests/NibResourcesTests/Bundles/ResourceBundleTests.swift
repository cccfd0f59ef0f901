import Testing

@testable import NibResources

@Suite("Bundle layouts") struct ResourceBundleTests {
  @Test(
    "the folder of the resources is recognised",
    arguments: [
      ("/App.app", ["/App.app/Info.plist"], "/App.app", "/App.app/Info.plist"),
      (
        "/App.app", ["/App.app/Contents/Info.plist", "/App.app/Contents/Resources/a"], "/App.app/Contents/Resources",
        "/App.app/Contents/Info.plist"
      ),
      (
        "/K.framework", ["/K.framework/Versions/A/Resources/a"], "/K.framework/Versions/A/Resources",
        "/K.framework/Versions/A/Resources/Info.plist"
      ),
      ("/K.framework", ["/K.framework/Resources/a"], "/K.framework/Resources", "/K.framework/Resources/Info.plist"),
      ("/K.framework", ["/K.framework/a"], "/K.framework", "/K.framework/Info.plist"),
      (
        "/K.framework", ["/K.framework/Versions/A/Resources/a", "/K.framework/Versions/B/Resources/a"],
        "/K.framework/Versions/B/Resources", "/K.framework/Versions/B/Resources/Info.plist"
      ),
      (
        "/K.appex", ["/K.appex/Contents/Resources/a", "/K.appex/Contents/Info.plist"], "/K.appex/Contents/Resources",
        "/K.appex/Contents/Info.plist"
      ),
      (
        "/P_T.bundle", ["/P_T.bundle/Contents/Resources/a"], "/P_T.bundle/Contents/Resources", "/P_T.bundle/Info.plist"
      ),
      ("/P_T.resources/", ["/P_T.resources/a"], "/P_T.resources", "/P_T.resources/Info.plist"),
      ("/nowhere", [], "/nowhere", "/nowhere/Info.plist"),
    ] as [(String, [String], String, String)])
  func layouts(path: String, files: [String], resources: String, information: String) {
    let bundle = ResourceBundle(path, in: SampleFiles.images(files))

    #expect(bundle.resources == resources)
    #expect(bundle.informationFile == information)
  }

  @Test("the identifier is read; a garbled or missing Info.plist has none") func identifier() {
    let shop = SampleFiles.bundles + "/Shop.app"

    #expect(ResourceBundle(shop).identifier() == "org.nibwright.shop")
    #expect(ResourceBundle(shop + "/Kit.bundle/Inner.bundle").identifier() == nil)
    #expect(ResourceBundle(shop + "/PlugIns/Share.appex").identifier() == nil)
    #expect(ResourceBundle(SampleFiles.bundles + "/Desk.app").identifier() == "org.nibwright.desk")
  }
}
