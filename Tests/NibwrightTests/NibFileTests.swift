import NibArchives
import NibTestSupport
import NibUIKit
import Nibwright
import Testing

private final class Theme {}

private final class LoginOwner {
  var signIns = 0
  @Outlet var title: UILabel?
  @Outlet var theme: Theme?
  @OutletCollection var fields: [UITextField]
  @Action("signIn:") var onSignIn = { (owner: LoginOwner, sender: UIControl) in owner.signIns += 1 }
}

@Suite("Nib files")
struct NibFileTests {
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13142" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="LoginOwner">
          <connections>
            <outlet property="title" destination="lbl-00-001" id="con-00-001"/>
            <outlet property="theme" destination="thm-00-001" id="con-00-002"/>
            <outletCollection property="fields" destination="fld-00-001" id="con-00-003"/>
          </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <placeholder placeholderIdentifier="Theme" id="thm-00-001" customClass="Theme"/>
        <view contentMode="scaleToFill" id="top-00-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label opaque="NO" text="Welcome" id="lbl-00-001">
              <rect key="frame" x="20" y="20" width="280" height="21"/>
            </label>
            <textField opaque="NO" placeholder="Name" id="fld-00-001">
              <rect key="frame" x="20" y="60" width="280" height="30"/>
            </textField>
            <button opaque="NO" id="btn-00-001">
              <rect key="frame" x="20" y="100" width="280" height="30"/>
              <state key="normal" title="Sign in"/>
              <connections>
                <action selector="signIn:" destination="-1" eventType="touchUpInside" id="con-00-004"/>
              </connections>
            </button>
          </subviews>
        </view>
      </objects>
    </document>
    """

  private func bundles() -> BundleChain {
    let source = MemoryFileSource([
      "/App/Login.xib": Array(Self.xib.utf8), "/App/Other.txt": [],
    ])
    let bundle = ResourceBundle("/App", in: source)
    return BundleChain(nibBundle: bundle, main: nil, source: source)
  }

  @Test("a XIB found by name in a bundle comes to life with its owner connected")
  func byName() throws {
    let owner = LoginOwner()
    let theme = Theme()

    let nib = try NibFile(named: "Login", in: bundles())
    let top = try nib.instantiate(owner: owner, externalObjects: ["Theme": theme])

    let view = try #require(top.first as? UIView)
    #expect(top.count == 1)
    #expect(owner.title?.text == "Welcome")
    #expect(owner.theme != nil)
    #expect(owner.fields.map(\.placeholder) == ["Name"])
    let button = try #require(view.find(text: "Sign in") as? UIButton)
    try button.send(.touchUpInside)
    #expect(owner.signIns == 1)
  }

  @Test("an error about a XIB's connection names its line and column")
  func place() throws {
    let nib = try NibFile(data: Array(Self.xib.utf8), name: "Login.xib")

    let error = #expect(throws: NibError.self) {
      try nib.instantiate(owner: Theme(), externalObjects: ["Theme": Theme()])
    }

    #expect(error?.code == .missingOutlet)
    #expect(error?.description.hasPrefix("Login.xib:8:") == true)
    #expect(error?.description.hasSuffix("[object con-00-003]") == true)
  }

  @Test("a compiled nib loads from its bytes as the XIB does")
  func compiled() throws {
    let source = try NibFile(data: Array(Self.xib.utf8), name: "Login.xib")
    let bytes = try ArchiveEncoder(order: .asStored).encode(source.graph)

    let report = try NibFile(data: bytes, environment: .inspection).instantiateReport(owner: RecordingOwner())

    #expect(report.find(text: "Welcome") is UILabel)
    #expect(report.establishedConnections.count == 4)
  }

  @Test("a nib that is a folder loads the member for the deployment target")
  func folder() throws {
    let source = try NibFile(data: Array(Self.xib.utf8), name: "Login.xib")
    let bytes = try ArchiveEncoder(order: .asStored).encode(source.graph)
    let files = MemoryFileSource(["/Login.nib/runtime.nib": [1], "/Login.nib/objects-13.0+.nib": bytes])

    let nib = try NibFile(contentsOf: "/Login.nib", environment: NibEnvironment(files: files))

    #expect(nib.graph.count == source.graph.count)
  }

  @Test("a nib that is nowhere is an error that names the paths tried")
  func missing() throws {
    let bundles = bundles()
    let error = #expect(throws: NibError.self) { try NibFile(named: "Absent", in: bundles) }

    #expect(error?.code == .notFound)
    #expect(error?.detail.contains("/App/Absent.nib") == true)
  }

  @Test("bytes that are no nib are refused", arguments: [[], [1, 2, 3], Array("bplist00".utf8)] as [[UInt8]])
  func garbage(_ bytes: [UInt8]) {
    #expect(throws: (any Error).self) { try NibFile(data: bytes) }
  }
}
