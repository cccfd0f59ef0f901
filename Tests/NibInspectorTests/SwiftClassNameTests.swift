import NibInspector
import Testing

@Suite("Swift class names") struct SwiftClassNameTests {
  @Test(
    "a runtime name gives module and class",
    arguments: [
      ("_TtC5Kiosk17AppViewController", "Kiosk", "AppViewController"),
      ("_TtCO4main5Outer5Inner", "main", "Outer.Inner"),
      ("Kiosk.AppViewController", "Kiosk", "AppViewController"),
      ("AppViewController", nil, "AppViewController"),
      ("_TtC99Short", nil, "_TtC99Short"),
      ("_TtC5Kiosk", nil, "_TtC5Kiosk"),
      ("_TtC18446744073709551616x1y", nil, "_TtC18446744073709551616x1y"),
      ("_Tt", nil, "_Tt"),
      (".x", nil, ".x"),
    ])
  func names(runtimeName: String, module: String?, name: String) {
    let parts = SwiftClassName(runtimeName)

    #expect(parts.module == module)
    #expect(parts.name == name)
  }
}
