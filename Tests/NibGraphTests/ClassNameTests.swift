import NibGraph
import Testing

private enum Outer {
  final class Inner {}
}

@Suite("Class names") struct ClassNameTests {
  @Test(
    "every spelling of a class name is understood, and what follows no rule is taken as it is",
    arguments: [
      ("_TtC5Kiosk17AppViewController", "Kiosk", "AppViewController"),
      ("_TtCC4main5Outer5Inner", "main", "Outer.Inner"),
      ("_TtCO4main5Outer5Inner", "main", "Outer.Inner"),
      ("_TtCOV4main5Outer6Middle5Inner", "main", "Outer.Middle.Inner"),
      ("_TtC4mainP33_0123456789ABCDEF0123456789ABCDEF6Hidden", "main", "Hidden"),
      ("_TtCs12_SwiftObject", "Swift", "_SwiftObject"),
      ("Kiosk.AppViewController", "Kiosk", "AppViewController"),
      ("Kiosk.Outer.Inner", "Kiosk", "Outer.Inner"),
      ("AppViewController", nil, "AppViewController"),
      ("_TtC5Kio", nil, "_TtC5Kio"),
      ("_TtC5Kiosk", nil, "_TtC5Kiosk"),
      ("_TtC99Short", nil, "_TtC99Short"),
      ("_TtC99999999999999999999A", nil, "_TtC99999999999999999999A"),
      ("_TtC18446744073709551616x1y", nil, "_TtC18446744073709551616x1y"),
      ("_TtC4mainP5Inner", nil, "_TtC4mainP5Inner"),
      ("_Tt4main5Inner", nil, "_Tt4main5Inner"),
      ("_Tt", nil, "_Tt"),
      (".x", nil, ".x"),
      ("x.", nil, "x."),
      ("", nil, ""),
    ] as [(String, String?, String)])
  func spellings(_ text: String, _ module: String?, _ path: String) {
    let name = ClassName(text)

    #expect(name.module == module)
    #expect(name.path == path)
  }

  @Test("a Swift type has the name that an archive spells for it")
  func swiftType() {
    #expect(ClassName(of: Outer.Inner.self).path == "Outer.Inner")
    #expect(ClassName(of: Outer.Inner.self).module == "NibGraphTests")
  }
}
