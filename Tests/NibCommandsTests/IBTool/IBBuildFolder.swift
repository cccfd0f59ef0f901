import NibCommands
import NibResources
import NibTestSupport
import Testing

/// A folder as a build system has it: sources in S, products in R, intermediates in T.
struct IBBuildFolder {
  let folder = TemporaryFolder()

  /// What compiling leaves once serves all tests.
  private static let prepared = Result { () throws -> [(path: String, bytes: [UInt8])] in
    let build = try IBBuildFolder(sources: try sources())
    for line in [
      "--compile {S}/X.nib --flatten NO {S}/foo.xib", "--compile {S}/Y.nib {S}/foo.xib",
      "--compile {S}/X.storyboardc --flatten NO {S}/Main.storyboard",
      "--compilation-directory {T}/Base.lproj {S}/Main.storyboard",
      "--compilation-directory {T}/fr.lproj {S}/Main.storyboard", "--compile {T}/bar.storyboardc {S}/Main.storyboard",
    ] {
      let run = IBToolRun(build.words(line))
      try #require(run.code == .success, "\(run.output)")
    }
    return ["S", "T"].flatMap { folder in build.files("{\(folder)}").map { (folder + $0, $1) } }
  }

  init() throws { try self.init(sources: Self.prepared.get()) }

  private init(sources: [(path: String, bytes: [UInt8])]) throws {
    for name in ["S", "T"] {
      let members = sources.filter { $0.path.hasPrefix(name + "/") }
      if !members.isEmpty { _ = try folder.addFolder(name, members.map { (String($0.path.dropFirst(2)), $0.bytes) }) }
    }
  }

  private static func sources() throws -> [(path: String, bytes: [UInt8])] {
    let xib = try #require(TestDisk.bytes(SharedFiles.packageRoot + "/Archives/Documents/Login/Login.xib"))
    let storyboard = try #require(
      TestDisk.bytes(SharedFiles.packageRoot + "/Archives/Documents/Storyboard/Main.storyboard"))
    let strings = Array("/* ours */\n\"irw-rd-y1r.normalTitle\" = \"Anmelden\";\n".utf8)
    return [
      ("S/foo.xib", xib), ("S/Main.storyboard", storyboard), ("S/Base.lproj/foo.xib", xib),
      ("S/desk.xib", Array(desk.utf8)), ("S/old.xib", Array(old.utf8)),
      ("S/watch.xib", Array(watch.utf8)),
      (
        "S/typed.xib",
        Array(String(decoding: xib, as: UTF8.self).replacing(" targetRuntime=\"iOS.CocoaTouch\"", with: "").utf8)
      ),
      ("S/Base.lproj/Main.storyboard", storyboard),
      ("S/Launch.storyboard", Array(launch.utf8)), ("S/document.nib", xib), ("S/en.lproj/foo.strings", strings),
      ("S/de.lproj/foo.strings", strings), ("S/foo.strings", strings),
      ("S/foo.exported", [0xFF, 0xFE] + exported.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
      (
        "S/foo.upgraded",
        Array(
          String(decoding: xib, as: UTF8.self)
            .replacing("\"23094\"", with: "\"24765\"").replacing("\"23084\"", with: "\"24743\"").utf8)
      ),
      ("S/foo.translated", Array(String(decoding: xib, as: UTF8.self).replacing(source, with: translation).utf8)),
    ]
  }

  /// The words of a line, folders in the place of their letters.
  func words(_ line: String) -> [String] { line.split(separator: " ").map { path(String($0)) } }

  /// A text with folders in the place of their letters.
  func path(_ text: String) -> String {
    var out = ""
    var rest = text[...]
    while let first = rest.first {
      let letter = rest.dropFirst().first ?? " "
      if rest.hasPrefix("{"), rest.dropFirst(2).first == "}" {
        out += folder.path + "/" + String(letter)
        rest = rest.dropFirst(3)
      } else {
        out.append(first)
        rest = rest.dropFirst()
      }
    }
    return out
  }

  /// A file's bytes.
  func bytes(_ text: String) -> [UInt8]? { TestDisk.bytes(path(text)) }

  /// The files at and below a path, by their paths behind it; "" for the path itself.
  func files(_ text: String) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    collect(path(text), "", &files)
    return files
  }

  /// Paths of all products and intermediates.
  var places: [String] { ["{R}", "{T}"].flatMap { folder in files(folder).keys.map { folder + $0 } } }

  private func collect(_ path: String, _ name: String, _ files: inout [String: [UInt8]]) {
    guard TestDisk.isDirectory(path) else {
      files[name] = TestDisk.bytes(path)
      return
    }
    for entry in (try? DiskFileSource().entries(path)) ?? [] {
      collect(path + "/" + entry.name, name + "/" + entry.name, &files)
    }
  }

  private static let source = "<state key=\"normal\" title=\"Sign In\">"
  private static let translation = "<state key=\"normal\" title=\"Anmelden\">"

  private static let exported = """

    /* Class = "UIButton"; normalTitle = "Forgot password?"; ObjectID = "D3y-aU-86j"; */
    "D3y-aU-86j.normalTitle" = "Forgot password?";

    /* Class = "UILabel"; text = "Wrong email or password."; ObjectID = "Q8N-YH-dTW"; */
    "Q8N-YH-dTW.text" = "Wrong email or password.";

    /* Class = "UITextField"; placeholder = "Email"; ObjectID = "Ybz-Tz-sHX"; */
    "Ybz-Tz-sHX.placeholder" = "Email";

    /* Class = "UIImageView"; accessibilityLabel = "Harbour"; ObjectID = "dZG-Gm-PQd"; */
    "dZG-Gm-PQd.accessibilityLabel" = "Harbour";

    /* Class = "UIButton"; disabledTitle = "Sign In"; ObjectID = "irw-rd-y1r"; */
    "irw-rd-y1r.disabledTitle" = "Sign In";

    /* Class = "UIButton"; normalTitle = "Sign In"; ObjectID = "irw-rd-y1r"; */
    "irw-rd-y1r.normalTitle" = "Sign In";

    /* Class = "UITextField"; placeholder = "Password"; ObjectID = "ncX-Xl-8hT"; */
    "ncX-Xl-8hT.placeholder" = "Password";

    """

  private static let watch = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder.WatchKit.XIB" version="3.0" toolsVersion="23504" targetRuntime="watchKit"><objects/></document>
    """

  private static let desk = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="MacOSX.Cocoa">
        <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="Desk"/>
            <menu title="Main" id="mn1-00-001">
                <items>
                    <menuItem title="Quit" toolTip="Leave" id="mi1-00-001">
                        <connections>
                            <action selector="quit:" target="-2" id="ac1-00-001"/>
                        </connections>
                    </menuItem>
                </items>
            </menu>
        </objects>
    </document>
    """

  /// A document of Xcode 4 for AppKit: an owner and an object of its own class.
  static let old = """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10">
    <data>
      <string key="IBDocument.InterfaceBuilderVersion">677</string>
      <array class="NSMutableArray" key="IBDocument.RootObjects" id="98">
        <object class="NSCustomObject" id="100"><string key="NSClassName">Desk</string></object>
        <object class="NSCustomObject" id="101"><string key="NSClassName">FirstResponder</string></object>
        <object class="NSCustomObject" id="102"><string key="NSClassName">Drawer</string></object>
      </array>
      <object class="IBObjectContainer" key="IBDocument.Objects">
        <array class="NSMutableArray" key="connectionRecords"/>
        <object class="IBMutableOrderedSet" key="objectRecords">
          <array key="orderedObjects">
            <object class="IBObjectRecord"><int key="objectID">0</int><array key="object" id="99"/>
              <reference key="children" ref="98"/><nil key="parent"/></object>
            <object class="IBObjectRecord"><int key="objectID">-2</int><reference key="object" ref="100"/>
              <reference key="parent" ref="99"/></object>
            <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="101"/>
              <reference key="parent" ref="99"/></object>
            <object class="IBObjectRecord"><int key="objectID">1</int><reference key="object" ref="102"/>
              <reference key="parent" ref="99"/></object>
          </array>
        </object>
        <int key="maxID">1</int>
      </object>
    </data>
    </archive>
    """

  private static let launch = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES" \
    initialViewController="vc1-00-001">
        <scenes>
            <scene sceneID="sc1-00-001">
                <objects>
                    <viewController id="vc1-00-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vw1-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr1-00-001" \
    sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>
    """
}
