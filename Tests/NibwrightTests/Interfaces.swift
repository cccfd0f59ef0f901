/// Small interfaces for the tests of loading: one view whose background is an image view, one label.
nonisolated enum Interfaces {
  /// A XIB with a label of a text, and an image view of a name if one is given.
  static func xib(_ text: String, image: String? = nil) -> [UInt8] {
    let imageView =
      image.map {
        """
        <imageView image="\($0)" id="img-00-001"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
        """
      } ?? ""
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13142" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view contentMode="scaleToFill" id="top-00-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <subviews>
              <label opaque="NO" text="\(text)" id="lbl-00-001">
                <rect key="frame" x="20" y="20" width="280" height="21"/>
              </label>
              \(imageView)
            </subviews>
          </view>
        </objects>
      </document>
      """.utf8)
  }
}
