/// Documents that have a text of every kind that translators get.
enum TranslatedSample {
  /// For iOS, with an empty text and one with attributes besides.
  static let phone = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
        <objects>
            <view id="vw-00-001">
                <subviews>
                    <label text="Hello" id="lb-00-001"/>
                    <button id="bt-00-001">
                        <accessibility key="accessibilityConfiguration" hint="Starts the &quot;pump&quot;" label="Start" identifier="go"/>
                        <state key="normal" title="Brew"/>
                        <state key="selected" title="Brewing"/>
                    </button>
                    <button id="bt-00-002">
                        <buttonConfiguration key="configuration" style="filled" title="Grind" subtitle="Fine"/>
                    </button>
                    <textField text="Two" placeholder="Cups" id="tf-00-001"/>
                    <textField text="" id="tf-00-002"/>
                    <textView id="tv-00-001">
                        <string key="text" base64-UTF8="YES">U2xvdwE</string>
                    </textView>
                    <label id="al-00-001">
                        <attributedString key="attributedText">
                            <fragment content="Hot"/>
                        </attributedString>
                    </label>
                    <segmentedControl id="sc-00-001">
                        <segments>
                            <segment title="Mild"/>
                            <segment title="Strong"/>
                        </segments>
                    </segmentedControl>
                    <switch title="Milk" id="sw-00-001"/>
                    <searchBar placeholder="Bean" prompt="Find a bean" id="sb-00-001">
                        <scopeButtonTitles>
                            <string>All</string>
                            <string>Fair</string>
                        </scopeButtonTitles>
                    </searchBar>
                </subviews>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="name" value="plain"/>
                    <userDefinedRuntimeAttribute type="string" keyPath="motto" value="Drink" localized="YES"/>
                </userDefinedRuntimeAttributes>
            </view>
            <navigationItem title="Bar" prompt="Order" id="ni-00-001"/>
            <tabBarItem title="Cups" id="ti-00-001"/>
            <barButtonItem title="Pay" id="bb-00-001">
                <accessibility key="accessibilityConfiguration" hint="Pays" label="Pay now">
                    <string key="value">2 cups</string>
                </accessibility>
            </barButtonItem>
        </objects>
    </document>
    """

  /// For macOS, with a pop-up button that shows the title of its item.
  static let desktop = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa">
        <dependencies>
            <deployment identifier="macosx"/>
        </dependencies>
        <objects>
            <customObject id="-2" userLabel="File's Owner"/>
            <window title="Brew" id="wn-00-001">
                <view key="contentView" id="vw-00-001">
                    <subviews>
                        <button toolTip="Starts" id="bt-00-001">
                            <buttonCell key="cell" type="push" title="Start" alternateTitle="Stop" id="bc-00-001"/>
                            <accessibility description="Start" help="Starts the pump" identifier="go"/>
                        </button>
                        <box title="Strength" id="bx-00-001">
                            <view key="contentView" id="vw-00-002"/>
                        </box>
                        <textField id="fi-00-001">
                            <textFieldCell key="cell" title="Cups" placeholderString="Number" id="tf-00-001"/>
                            <connections>
                                <binding destination="-2" name="value" keyPath="self.cups" id="bd-00-001">
                                    <dictionary key="options">
                                        <string key="NSNullPlaceholder">None</string>
                                        <string key="NSMultipleValuesPlaceholder">Some</string>
                                        <string key="NSNoSelectionPlaceholder">No cup</string>
                                        <string key="NSNotApplicablePlaceholder">Not a cup</string>
                                        <string key="NSValueTransformerName">CupTransformer</string>
                                    </dictionary>
                                </binding>
                            </connections>
                        </textField>
                        <comboBox id="co-00-001">
                            <comboBoxCell key="cell" title="Fine" id="cb-00-001">
                                <objectValues>
                                    <string>Coarse</string>
                                    <string>Fine</string>
                                </objectValues>
                            </comboBoxCell>
                        </comboBox>
                        <segmentedControl id="sg-00-002">
                            <segmentedCell key="cell" id="sg-00-001">
                                <segments>
                                    <segment label="Mild"/>
                                    <segment label="Strong" toolTip="Wakes" tag="1"/>
                                </segments>
                            </segmentedCell>
                        </segmentedControl>
                        <popUpButton id="pu-00-001">
                            <popUpButtonCell key="cell" type="push" title="Milk" selectedItem="mi-00-001" id="pc-00-001">
                                <menu key="menu" title="Additions" id="mu-00-001">
                                    <items>
                                        <menuItem title="Milk" id="mi-00-001"/>
                                    </items>
                                </menu>
                            </popUpButtonCell>
                        </popUpButton>
                        <tabView id="tb-00-001">
                            <tabViewItems>
                                <tabViewItem label="Beans" identifier="beans" id="ti-00-001">
                                    <view key="view" id="vw-00-003"/>
                                </tabViewItem>
                            </tabViewItems>
                        </tabView>
                        <scrollView id="sv-00-001">
                            <clipView key="contentView" id="cv-00-001">
                                <subviews>
                                    <tableView id="ta-00-001">
                                        <tableColumns>
                                            <tableColumn identifier="bean" headerToolTip="What is ground" id="tc-00-001">
                                                <tableHeaderCell key="headerCell" title="Bean"/>
                                                <textFieldCell key="dataCell" id="dc-00-001"/>
                                            </tableColumn>
                                        </tableColumns>
                                    </tableView>
                                </subviews>
                            </clipView>
                        </scrollView>
                    </subviews>
                </view>
                <toolbar key="toolbar" implicitIdentifier="bar" id="to-00-001">
                    <allowedToolbarItems>
                        <toolbarItem implicitItemIdentifier="pay" label="Pay" paletteLabel="Pay now" toolTip="Pays" id="it-00-001"/>
                    </allowedToolbarItems>
                    <defaultToolbarItems>
                        <toolbarItem reference="it-00-001"/>
                    </defaultToolbarItems>
                </toolbar>
            </window>
        </objects>
    </document>
    """
}
