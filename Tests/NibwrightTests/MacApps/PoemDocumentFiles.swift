/// The files of `PoemApp`, as Xcode writes them.
enum PoemDocumentFiles {
  static let window = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504"
        targetRuntime="MacOSX.Cocoa" \
    useAutolayout="YES">
        <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="PoemDocument">
                <connections>
                    <outlet property="window" destination="win" id="o1"/>
                    <outlet property="titleField" destination="ttl" id="o2"/>
                    <outlet property="linesView" destination="txt" id="o3"/>
                    <outlet property="doneButton" destination="don" id="o4"/>
                </connections>
            </customObject>
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <customObject id="-3" userLabel="Application" customClass="NSObject"/>
            <window title="Window" allowsToolTipsWhenApplicationIsInactive="NO" autorecalculatesKeyViewLoop="NO" \
    releasedWhenClosed="NO" visibleAtLaunch="NO" id="win">
                <windowStyleMask key="styleMask" titled="YES" closable="YES" miniaturizable="YES" resizable="YES"/>
                <rect key="contentRect" x="133" y="235" width="507" height="413"/>
                <view key="contentView" id="con">
                    <rect key="frame" x="0.0" y="0.0" width="507" height="413"/>
                    <subviews>
                        <textField id="ttl">
                            <rect key="frame" x="20" y="371" width="300" height="22"/>
                            <textFieldCell key="cell" selectable="YES" editable="YES"
        sendsActionOnEndEditing="YES" \
    borderStyle="bezel" placeholderString="Title" drawsBackground="YES" id="ttc"/>
                            <connections>
                                <action selector="titleChanged:" target="-2" id="a1"/>
                                <outlet property="delegate" destination="-2" id="o5"/>
                                <outlet property="nextKeyView" destination="txt" id="o6"/>
                            </connections>
                        </textField>
                        <button id="don">
                            <rect key="frame" x="330" y="371" width="100" height="18"/>
                            <buttonCell key="cell" type="check" title="Done"
        bezelStyle="regularSquare" imagePosition="left" id="dnc">
                                <behavior key="behavior" changeContents="YES"
        doesNotDimImage="YES" lightByContents="YES"/>
                            </buttonCell>
                            <connections><action selector="toggleDone:" target="-2" id="a2"/></connections>
                        </button>
                        <scrollView id="scr">
                            <rect key="frame" x="20" y="20" width="467" height="340"/>
                            <clipView key="contentView" id="cli">
                                <rect key="frame" x="1" y="1" width="465" height="338"/>
                                <subviews>
                                    <textView importsGraphics="NO" richText="NO"
        verticallyResizable="YES" usesFontPanel="YES" \
    findStyle="bar" allowsUndo="YES" id="txt">
                                        <rect key="frame" x="0.0" y="0.0" width="465" height="338"/>
                                        <connections>
                                            <outlet property="delegate" destination="-2" id="o7"/>
                                            <outlet property="nextKeyView" destination="ttl" id="o8"/>
                                        </connections>
                                    </textView>
                                </subviews>
                            </clipView>
                        </scrollView>
                    </subviews>
                </view>
                <connections>
                    <outlet property="delegate" destination="-2" id="o9"/>
                    <outlet property="initialFirstResponder" destination="ttl" id="o10"/>
                </connections>
            </window>
        </objects>
    </document>
    """

  private static func item(_ title: String, _ selector: String, _ key: String, _ id: String, _ mask: String = "")
    -> String
  {
    "<menuItem title=\"\(title)\" \(key.isEmpty ? "" : "keyEquivalent=\"\(key)\"") id=\"\(id)\">\(mask)"
      + "<connections>"
      + "<action selector=\"\(selector)\" target=\"-1\" id=\"a\(id)\"/></connections></menuItem>"
  }

  private static func menu(_ title: String, _ id: String, _ items: [String], system: String = "") -> String {
    "<menuItem title=\"\(title)\" id=\"\(id)\"><menu key=\"submenu\" title=\"\(title)\" \(system) id=\"m\(id)\">"
      + "<items>"
      + items.joined() + "</items></menu></menuItem>"
  }

  static let mainMenu =
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504"
        targetRuntime="MacOSX.Cocoa">
        <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="NSApplication">
                <connections><outlet property="delegate" destination="del" id="o1"/></connections>
            </customObject>
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <customObject id="-3" userLabel="Application" customClass="NSObject"/>
            <customObject id="del" customClass="PoemAppDelegate"
        customModule="NibwrightTests" customModuleProvider="target"/>
            <menu title="Main Menu" systemMenu="main" id="mm"><items>
    """
    + menu(
      "Poems", "p",
      [item("Quit Poems", "terminate:", "q", "qit")],
      system: "systemMenu=\"apple\"")
    + menu(
      "File", "f",
      [
        item("New", "newDocument:", "n", "new"), item("Open…", "openDocument:", "o", "opn"),
        item("Close", "performClose:", "w", "cls"), item("Save…", "saveDocument:", "s", "sav"),
        item("Save As…", "saveDocumentAs:", "S", "sas"),
        item("Revert to Saved", "revertDocumentToSaved:", "r", "rev"),
      ])
    + menu(
      "Edit", "e",
      [
        item("Undo", "undo:", "z", "und"), item("Redo", "redo:", "Z", "red"),
        item("Cut", "cut:", "x", "cut"), item("Copy", "copy:", "c", "cop"), item("Paste", "paste:", "v", "pas"),
        item("Delete", "delete:", "", "dlt"), item("Select All", "selectAll:", "a", "sel"),
      ])
    + menu(
      "Poem", "o",
      [
        item("Finish", "toggleDone:", "d", "fin"),
        item(
          "Reverse Lines", "shuffleLines:", "r", "shu",
          "<modifierMask key=\"keyEquivalentModifierMask\" option=\"YES\" command=\"YES\"/>"),
      ])
    + menu("Window", "w", [item("Minimize", "performMiniaturize:", "m", "min")], system: "systemMenu=\"window\"")
    + "</items></menu></objects></document>"

  static let info = """
    <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleName</key><string>Poems</string>
    <key>NSMainNibFile</key><string>MainMenu</string><key>CFBundleDocumentTypes</key><array><dict>
    <key>CFBundleTypeName</key><string>Poem</string><key>CFBundleTypeExtensions</key><array><string>poem</string>
        </array>
    <key>CFBundleTypeRole</key><string>Editor</string><key>NSDocumentClass</key><string>PoemDocument</string>
        </dict></array>
    </dict></plist>
    """
}
