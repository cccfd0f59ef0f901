import NibDiagnostics
import Testing

@testable import NibContext

@Suite("Names as code") struct CodeNameTests {
  @Test(
    "words are found and put together in three conventions",
    arguments: [
      ("sign in", "signIn", "SignIn", "sign_in"),
      ("SignInViewController", "signInViewController", "SignInViewController", "sign_in_view_controller"),
      ("URLCell", "urlCell", "UrlCell", "url_cell"), ("showHTML", "showHtml", "ShowHtml", "show_html"),
      ("com.app.cell-1", "comAppCell1", "ComAppCell1", "com_app_cell_1"), ("2nd", "_2nd", "_2nd", "_2nd"),
      ("class", "`class`", "Class", "class_"), ("Type", "type", "`Type`", "type"),
      ("Self", "`self`", "`Self`", "self_"),
      ("lambda", "lambda", "Lambda", "lambda_"), ("", "_", "_", "_"), ("---", "_", "_", "_"),
      ("Über uns", "überUns", "ÜberUns", "über_uns"), ("Привет", "привет", "Привет", "привет"),
      ("😀 ok", "ok", "Ok", "ok"),
    ])
  func conventions(text: String, camel: String, pascal: String, snake: String) {
    let name = CodeName(text)

    #expect(name.camel == camel && name.pascal == pascal && name.snake == snake, "\(name)")
  }

  @Test("a name that is code already stays, and a keyword gets backticks")
  func escaped() {
    #expect(["switch", "URLLabel", "default"].map(CodeName.escaped) == ["`switch`", "URLLabel", "`default`"])
  }

  @Test("names that become the same are told apart, and the second is warned of")
  func collisions() {
    var register = NameRegister("scene")
    var warnings = Diagnostics()

    let names = ["log in", "logIn", "LogIn2", "log-in", "log in"].map {
      register.name($0, at: Place(file: "A.storyboard"), &warnings).camel
    }

    #expect(names == ["logIn", "logIn2", "logIn22", "logIn3", "logIn"])
    #expect(warnings.messages.map(\.id) == ["sameCodeName", "sameCodeName", "sameCodeName"])
    #expect(warnings.messages[0].message == "the scene 'logIn' becomes the same name as 'log in'; it is named 'logIn2'")
  }

  @Test("many equal names cost no more than their number")
  func manyCollisions() {
    var register = NameRegister("scene")
    var warnings = Diagnostics()

    let names = (1...20_000).map { number in
      // Dashes and dots alone are no words.
      let text = String(number, radix: 2).map { $0 == "1" ? "-" : "." }.joined()
      return register.name(text, at: Place(file: "A"), &warnings).camel
    }

    #expect(Set(names).count == 20_000)
  }
}
