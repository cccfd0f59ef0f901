import NibArchives
import NibBytes
import NibGraph

/// Small inputs in code.
enum SampleFiles {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" initialViewController="vc1-00-001">
        <scenes>
            <scene sceneID="sc1-00-001">
                <objects>
                    <viewController id="vc1-00-001" customClass="HomeController" customModule="Kiosk" \
    customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vw1-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <button opaque="NO" id="bt1-00-001">
                                    <state key="normal" title="Go" image="star" catalog="system"/>
                                    <userDefinedRuntimeAttributes>
                                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                            <integer key="value" value="8"/>
                                        </userDefinedRuntimeAttribute>
                                    </userDefinedRuntimeAttributes>
                                    <connections>
                                        <action selector="go:" destination="vc1-00-001" eventType="touchUpInside" \
    id="ac1-00-001"/>
                                        <segue destination="vc2-00-001" kind="show" identifier="next" id="sg1-00-001"/>
                                    </connections>
                                </button>
                            </subviews>
                            <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
                            <constraints>
                                <constraint firstItem="bt1-00-001" firstAttribute="top" secondItem="vw1-00-001" \
    secondAttribute="top" constant="20" multiplier="4:3" id="ct1-00-001"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="button" destination="bt1-00-001" id="ou1-00-001"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr1-00-001" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
        <resources>
            <image name="star" catalog="system" width="128" height="116"/>
            <namedColor name="Brand"><color red="0" green="0" blue="1" alpha="1" colorSpace="custom"/></namedColor>
        </resources>
    </document>
    """

  /// A XIB with a custom view, a label, an outlet and a picture.
  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
                <connections>
                    <outlet property="view" destination="vw1-00-001" id="ou1-00-001"/>
                </connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="vw1-00-001" customClass="Badge" customModule="App" \
    customModuleProvider="target">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <subviews>
                    <imageView contentMode="center" image="star" id="iv1-00-001">
                        <rect key="frame" x="0.0" y="0.0" width="44" height="44"/>
                    </imageView>
                </subviews>
            </view>
        </objects>
        <resources>
            <image name="star" width="16" height="16"/>
        </resources>
    </document>
    """

  /// The same with an element that no compiler knows.
  static let oddXIB = xib.replacing("<subviews>", "<subviews><hologram id=\"hg1-00-001\"/>")

  /// A NIBArchive with one view.
  static func nib() throws -> [UInt8] {
    var builder = GraphBuilder()
    let root = builder.reserve(builder.class("NSObject"))
    let top = builder.reserve(builder.class("NSArray"))
    let view = builder.reserve(builder.class("UIView"))
    let keys = ["UINibTopLevelObjectsKey", "UINibObjectsKey", "NSInlinedValue", "UINibEncoderEmptyKey", "UITag"]
    let ids = keys.map { builder.key($0) }
    builder.begin(root)
    builder.add(.reference(ids[0], top))
    builder.add(.reference(ids[1], top))
    builder.end()
    builder.begin(top)
    builder.add(.bool(ids[2], true))
    builder.add(.reference(ids[3], view))
    builder.end()
    builder.begin(view)
    builder.add(.int(ids[4], 7))
    builder.end()
    let graph = try builder.finish(format: .nibArchive(minor: 10, launchTrailer: false), file: "Sample.nib")
    return try ArchiveEncoder(order: .asStored).encode(graph)
  }
}

extension String {
  /// The text with each occurrence of a word replaced by another.
  fileprivate func replacing(_ word: String, _ other: String) -> String {
    var out = ""
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(word) {
        out += other
        rest = rest.dropFirst(word.count)
      } else {
        out.append(first)
        rest = rest.dropFirst()
      }
    }
    return out
  }
}
