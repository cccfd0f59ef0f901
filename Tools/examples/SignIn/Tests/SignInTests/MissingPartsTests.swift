import NibUIKit
import Nibwright
import Testing

@testable import SignIn

@MainActor
@Suite("What a load does about missing parts")
struct MissingPartsTests {
  final class HalfAScreen {
    @Outlet var view: UIView?
    @Outlet var emailField: UILabel?
  }

  let externals = ["Theme": Harbour.theme]

  @Test("an outlet of another type ends the load")
  func wrongType() throws {
    let form = try Harbour.form()
    let error = #expect(throws: NibError.self) {
      try form.instantiate(owner: HalfAScreen(), externalObjects: externals)
    }
    #expect(error?.code == .wrongOutletType)
    #expect(error?.detail.contains("outlet 'emailField' of HalfAScreen wants UILabel, got UITextField") == true)
    #expect(error?.place.description.contains("SignInForm.xib:12:") == true)
  }

  @Test("a report takes the place of errors")
  func report() throws {
    var environment = Harbour.environment
    environment.strictness = .lenient
    let form = try NibFile(contentsOf: Harbour.folder + "/SignInForm.xib", environment: environment)

    let report = try form.instantiateReport(owner: HalfAScreen(), externalObjects: externals)

    let failed = report.connections.filter { !$0.isMade }
    #expect(failed.map(\.label).contains("emailField"))
    #expect(failed.allSatisfy { $0.failure != nil })
    #expect(report.diagnostics.messages.count >= failed.count)
  }
}
