/// The storyboard of `MailApp`, as Xcode writes it.
enum MailStoryboard {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES" initialViewController="wc">
        <scenes>
            <scene sceneID="s0"><objects>
                <windowController id="wc" customClass="MailWindowController"
            customModule="NibwrightTests" customModuleProvider="target" sceneMemberID="viewController">
                    <window key="window" title="Mail"
            allowsToolTipsWhenApplicationIsInactive="NO" releasedWhenClosed="NO" id="win">
                        <windowStyleMask key="styleMask" titled="YES" closable="YES"
            resizable="YES" fullSizeContentView="YES"/>
                        <rect key="contentRect" x="196" y="240" width="700" height="400"/>
                        <connections><outlet property="delegate" destination="wc" id="o0"/></connections>
                    </window>
                    <connections><segue destination="spl" kind="relationship"
            relationship="window.shadowedContentViewController" id="r0"/></connections>
                </windowController>
                <customObject id="fr0" userLabel="First Responder" customClass="NSResponder"
            sceneMemberID="firstResponder"/>
            </objects></scene>
            <scene sceneID="s1"><objects>
                <splitViewController id="spl" customClass="MailSplitViewController"
            customModule="NibwrightTests" customModuleProvider="target" sceneMemberID="viewController">
                    <splitViewItems>
                        <splitViewItem canCollapse="YES" behavior="sidebar" id="si1"/>
                        <splitViewItem id="si2"/>
                    </splitViewItems>
                    <splitView key="splitView" dividerStyle="thin" vertical="YES" id="sv">
                        <rect key="frame" x="0.0" y="0.0" width="700" height="400"/>
                    </splitView>
                    <connections>
                        <outlet property="splitView" destination="sv" id="o1"/>
                        <segue destination="lst" kind="relationship" relationship="splitItems" id="r1"/>
                        <segue destination="det" kind="relationship" relationship="splitItems" id="r2"/>
                    </connections>
                </splitViewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="lst" customClass="MailListController"
            customModule="NibwrightTests" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" id="lv">
                        <rect key="frame" x="0.0" y="0.0" width="200" height="400"/>
                        <subviews>
                            <scrollView id="scr">
                                <rect key="frame" x="0.0" y="0.0" width="200" height="400"/>
                                <clipView key="contentView" id="cli">
                                    <rect key="frame" x="0.0" y="0.0" width="200" height="400"/>
                                    <subviews>
                                        <outlineView selectionHighlightStyle="sourceList"
            columnReordering="NO" multipleSelection="NO" \
    autosaveColumns="NO" rowSizeStyle="systemDefault" viewBased="YES"
            indentationPerLevel="14" outlineTableColumn="col" id="out">
                                            <rect key="frame" x="0.0" y="0.0" width="200" height="400"/>
                                            <tableColumns>
                                                <tableColumn width="180" minWidth="16" maxWidth="1000" id="col">
                                                    <prototypeCellViews>
                                                        <tableCellView identifier="HeaderCell" id="hc">
                                                            <rect key="frame" x="1" y="1" width="180" height="17"/>
                                                            <subviews><textField id="ht"><rect key="frame"
            x="0.0" y="0.0" width="180" height="17"/><textFieldCell key="cell" title="HEADER" id="hx"/>
            </textField></subviews>
                                                            <connections><outlet
            property="textField" destination="ht" id="o2"/></connections>
                                                        </tableCellView>
                                                        <tableCellView identifier="DataCell" id="dc">
                                                            <rect key="frame" x="1" y="20" width="180" height="17"/>
                                                            <subviews><textField id="dt"><rect key="frame"
            x="0.0" y="0.0" width="180" height="17"/><textFieldCell key="cell" title="Table View Cell" id="dx"/>
            </textField></subviews>
                                                            <connections><outlet
            property="textField" destination="dt" id="o3"/></connections>
                                                        </tableCellView>
                                                    </prototypeCellViews>
                                                </tableColumn>
                                            </tableColumns>
                                            <connections>
                                                <outlet property="dataSource" destination="lst" id="o4"/>
                                                <outlet property="delegate" destination="lst" id="o5"/>
                                                <outlet property="menu" destination="ctx" id="o5m"/>
                                            </connections>
                                        </outlineView>
                                    </subviews>
                                </clipView>
                            </scrollView>
                        </subviews>
                    </view>
                    <connections><outlet property="outlineView" destination="out" id="o6"/></connections>
                </viewController>
                <menu id="ctx"><items>
                    <menuItem title="Mark as Read" id="mar"><connections><action selector="toggleRead:"
            target="lst" id="a0"/></connections></menuItem>
                </items></menu>
            </objects></scene>
            <scene sceneID="s3"><objects>
                <viewController id="det" customClass="MailDetailController"
            customModule="NibwrightTests" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" id="dv">
                        <rect key="frame" x="0.0" y="0.0" width="500" height="400"/>
                        <subviews>
                            <textField id="sub"><rect key="frame" x="20" y="360" width="300" height="20"/>
            <textFieldCell key="cell" title="Subject" id="sux"/></textField>
                            <button id="rep">
                                <rect key="frame" x="20" y="20" width="80" height="32"/>
                                <buttonCell key="cell" type="push" title="Reply" bezelStyle="rounded"
            alignment="center" borderStyle="border" keyEquivalent="r" id="rex">
                                    <behavior key="behavior" pushIn="YES" lightByBackground="YES"
            lightByGray="YES"/>
                                    <modifierMask key="keyEquivalentModifierMask" command="YES"/>
                                </buttonCell>
                                <connections><segue destination="rpl" kind="sheet" identifier="reply" id="r3"/>
            </connections>
                            </button>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="subjectLabel" destination="sub" id="o7"/>
                        <outlet property="replyButton" destination="rep" id="o8"/>
                    </connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s4"><objects>
                <viewController id="rpl" customClass="MailReplyController"
            customModule="NibwrightTests" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" id="rv">
                        <rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
                        <subviews>
                            <scrollView id="rsc"><rect key="frame" x="0.0" y="60" width="400" height="240"/>
                                <clipView key="contentView" id="rcl"><rect key="frame" x="0.0" y="0.0"
            width="400" height="240"/>
                                    <subviews><textView allowsUndo="YES" id="rtx"><rect key="frame" x="0.0"
            y="0.0" width="400" height="240"/></textView></subviews>
                                </clipView>
                            </scrollView>
                            <button id="snd">
                                <rect key="frame" x="300" y="20" width="80" height="32"/>
                                <buttonCell key="cell" type="push" title="Send" bezelStyle="rounded"
            alignment="center" borderStyle="border" id="snx">
                                    <behavior key="behavior" pushIn="YES" lightByBackground="YES"
            lightByGray="YES"/>
                                    <string key="keyEquivalent" base64-UTF8="YES">DQ</string>
                                </buttonCell>
                                <connections><action selector="send:" target="rpl" id="a1"/></connections>
                            </button>
                            <button id="can">
                                <rect key="frame" x="200" y="20" width="80" height="32"/>
                                <buttonCell key="cell" type="push" title="Cancel" bezelStyle="rounded"
            alignment="center" borderStyle="border" id="cax">
                                    <behavior key="behavior" pushIn="YES" lightByBackground="YES"
            lightByGray="YES"/>
                                    <string key="keyEquivalent" base64-UTF8="YES">Gw</string>
                                </buttonCell>
                                <connections><action selector="dismissController:" target="rpl" id="a2"/>
            </connections>
                            </button>
                        </subviews>
                    </view>
                    <connections><outlet property="textView" destination="rtx" id="o9"/></connections>
                </viewController>
            </objects></scene>
        </scenes>
    </document>
    """
}
