/// The document of `InventoryApp`, as Xcode writes it.
enum InventoryDocument {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504"
            targetRuntime="MacOSX.Cocoa" \
    propertyAccessControl="none" useAutolayout="YES" customObjectInstantitationMethod="direct">
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="23504"/>
        </dependencies>
        <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="InventoryWindowController">
                <connections>
                    <outlet property="countLabel" destination="cnt" id="o1"/>
                    <outlet property="removeButton" destination="rem" id="o2"/>
                    <outlet property="searchField" destination="sea" id="o3"/>
                    <outlet property="tableView" destination="tab" id="o4"/>
                    <outlet property="window" destination="win" id="o5"/>
                </connections>
            </customObject>
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <customObject id="-3" userLabel="Application" customClass="NSObject"/>
            <window title="Window" allowsToolTipsWhenApplicationIsInactive="NO" releasedWhenClosed="NO" id="win">
                <windowStyleMask key="styleMask" titled="YES" closable="YES" miniaturizable="YES" resizable="YES"/>
                <rect key="contentRect" x="196" y="240" width="480" height="270"/>
                <view key="contentView" id="con">
                    <rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <subviews>
                        <searchField wantsLayer="YES" verticalHuggingPriority="750" id="sea">
                            <rect key="frame" x="20" y="228" width="200" height="22"/>
                            <searchFieldCell key="cell" scrollable="YES" lineBreakMode="clipping" selectable="YES" \
    editable="YES" borderStyle="bezel" usesSingleLineMode="YES" bezelStyle="round"
            sendsSearchStringImmediately="YES" id="sec">
                                <font key="font" metaFont="system"/>
                            </searchFieldCell>
                            <connections><action selector="search:" target="-2" id="a1"/></connections>
                        </searchField>
                        <textField id="cnt">
                            <rect key="frame" x="230" y="228" width="100" height="17"/>
                            <textFieldCell key="cell" lineBreakMode="clipping" title="Label" id="cnc"/>
                        </textField>
                        <scrollView id="scr">
                            <rect key="frame" x="20" y="60" width="440" height="160"/>
                            <clipView key="contentView" id="cli">
                                <rect key="frame" x="1" y="1" width="438" height="158"/>
                                <subviews>
                                    <tableView verticalHuggingPriority="750" allowsExpansionToolTips="YES" \
    columnAutoresizingStyle="lastColumnOnly" columnSelection="YES" multipleSelection="NO" autosaveColumns="NO" \
    rowHeight="24" rowSizeStyle="automatic" headerView="hdr" viewBased="YES" id="tab">
                                        <rect key="frame" x="0.0" y="0.0" width="438" height="130"/>
                                        <tableColumns>
                                            <tableColumn identifier="name" width="200" minWidth="40"
            maxWidth="1000" id="col1">
                                                <tableHeaderCell key="headerCell" title="Name" id="hc1"/>
                                                <sortDescriptor key="sortDescriptorPrototype"
            selector="compare:" sortKey="name"/>
                                                <prototypeCellViews>
                                                    <tableCellView id="pc1">
                                                        <rect key="frame" x="1" y="1" width="200" height="24"/>
                                                        <subviews>
                                                            <textField id="pt1">
                                                                <rect key="frame" x="0.0" y="3"
            width="200" height="17"/>
                                                                <textFieldCell
            key="cell" sendsActionOnEndEditing="YES" \
    editable="YES" title="Table View Cell" id="px1"/>
                                                                <connections><action
            selector="nameEdited:" target="-2" id="a2"/></connections>
                                                            </textField>
                                                        </subviews>
                                                        <connections><outlet property="textField"
            destination="pt1" id="o6"/></connections>
                                                    </tableCellView>
                                                </prototypeCellViews>
                                            </tableColumn>
                                            <tableColumn identifier="quantity" width="100"
            minWidth="40" maxWidth="1000" id="col2">
                                                <tableHeaderCell key="headerCell" title="Quantity" id="hc2"/>
                                                <sortDescriptor key="sortDescriptorPrototype"
            selector="compare:" sortKey="quantity"/>
                                                <prototypeCellViews>
                                                    <tableCellView id="pc2">
                                                        <rect key="frame" x="204" y="1" width="100" height="24"/>
                                                        <subviews>
                                                            <textField id="pt2">
                                                                <rect key="frame" x="0.0" y="3"
            width="100" height="17"/>
                                                                <textFieldCell key="cell" title="0" id="px2"/>
                                                            </textField>
                                                        </subviews>
                                                        <connections><outlet property="textField"
            destination="pt2" id="o7"/></connections>
                                                    </tableCellView>
                                                </prototypeCellViews>
                                            </tableColumn>
                                        </tableColumns>
                                        <connections>
                                            <outlet property="dataSource" destination="-2" id="o8"/>
                                            <outlet property="delegate" destination="-2" id="o9"/>
                                        </connections>
                                    </tableView>
                                </subviews>
                            </clipView>
                            <tableHeaderView key="headerView" id="hdr"><rect key="frame" x="0.0" y="0.0"
            width="438" height="25"/></tableHeaderView>
                        </scrollView>
                        <button verticalHuggingPriority="750" id="add">
                            <rect key="frame" x="20" y="20" width="60" height="32"/>
                            <buttonCell key="cell" type="push" title="Add" bezelStyle="rounded"
            alignment="center" borderStyle="border" id="adc">
                                <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
                            </buttonCell>
                            <connections><action selector="addItem:" target="-2" id="a3"/></connections>
                        </button>
                        <button verticalHuggingPriority="750" id="rem">
                            <rect key="frame" x="90" y="20" width="80" height="32"/>
                            <buttonCell key="cell" type="push" title="Remove" bezelStyle="rounded"
            alignment="center" borderStyle="border" id="rec">
                                <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
                            </buttonCell>
                            <connections>
                                <action selector="removeItem:" target="-2" id="a4"/>
                                <binding destination="-2" name="enabled" keyPath="self.canRemove" id="b1"/>
                            </connections>
                        </button>
                        <textField id="nam">
                            <rect key="frame" x="180" y="24" width="140" height="22"/>
                            <textFieldCell key="cell" selectable="YES" editable="YES"
            sendsActionOnEndEditing="YES" \
    borderStyle="bezel" drawsBackground="YES" id="nac"/>
                            <connections>
                                <binding destination="-2" name="value" keyPath="self.selectedItem.name" id="b2">
                                    <dictionary key="options">
                                        <bool key="NSContinuouslyUpdatesValue" value="YES"/>
                                        <string key="NSNullPlaceholder">No Selection</string>
                                    </dictionary>
                                </binding>
                            </connections>
                        </textField>
                        <button id="fra">
                            <rect key="frame" x="330" y="24" width="100" height="18"/>
                            <buttonCell key="cell" type="check" title="Fragile"
            bezelStyle="regularSquare" imagePosition="left" inset="2" id="frc">
                                <behavior key="behavior" changeContents="YES"
            doesNotDimImage="YES" lightByContents="YES"/>
                            </buttonCell>
                            <connections><binding destination="-2" name="value"
            keyPath="self.selectedItem.isFragile" id="b3"/></connections>
                        </button>
                        <stepper id="ste">
                            <rect key="frame" x="440" y="24" width="19" height="27"/>
                            <stepperCell key="cell" continuous="YES" alignment="left" maxValue="100" id="stc"/>
                            <connections><binding destination="-2" name="value"
            keyPath="self.selectedItem.quantity" id="b4"/></connections>
                        </stepper>
                    </subviews>
                </view>
                <connections><outlet property="initialFirstResponder" destination="sea" id="o10"/></connections>
            </window>
        </objects>
    </document>
    """
}
