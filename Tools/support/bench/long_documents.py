"""Documents with one list made long; each function takes the length and gives the text of a document."""

HEAD = '<document type="com.apple.InterfaceBuilder3.CocoaTouch.%s" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch"' \
    ' useAutolayout="YES" useTraitCollections="YES">'
FRAME = '<rect key="frame" x="0.0" y="0.0" width="40" height="20"/>'
OWNERS = '<placeholder placeholderIdentifier="IBFilesOwner" id="-1"%s' \
    '<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>'


def xib(objects, owner=""):
    """A XIB with these top-level objects and this inside File's Owner."""
    owners = OWNERS % (">%s</placeholder>" % owner if owner else "/>")
    return "%s<objects>%s%s</objects></document>" % (HEAD % "XIB", owners, objects)


def each(count, text):
    """The text, count times, with the number in the place of #."""
    return "".join(text.replace("#", str(number)) for number in range(count))


def root(subviews="", inside="", attributes=""):
    return '<view contentMode="scaleToFill" id="root"%s>%s<subviews>%s</subviews>%s</view>' % (
        attributes, FRAME, subviews, inside)


def views(count):
    return xib(root(each(count, '<view tag="#" contentMode="scaleToFill" id="v#">%s</view>' % FRAME)))


def top_level_objects(count):
    return xib(each(count, '<customObject id="o#" customClass="Helper"/>'))


def classes(count):
    return xib(root(each(count, '<view contentMode="scaleToFill" id="v#" customClass="Kind#">%s</view>' % FRAME)))


def strings(count):
    return xib(root(each(count, (
        '<label contentMode="left" text="Text number #" textAlignment="natural" id="l#">%s'
        '<fontDescription key="fontDescription" type="system" pointSize="17"/></label>') % FRAME)))


def fonts(count):
    return xib(root(each(count, (
        '<label contentMode="left" text="Text" textAlignment="natural" id="l#">%s'
        '<fontDescription key="fontDescription" type="system" pointSize="#.5"/></label>') % FRAME)))


def colors(count):
    return xib(root(each(count, (
        '<view contentMode="scaleToFill" id="v#">%s<color key="backgroundColor" red="0.#" green="0.5" blue="0.25" '
        'alpha="1" colorSpace="calibratedRGB"/></view>') % FRAME)))


def images(count):
    resources = "<resources>%s</resources>" % each(count, '<image name="picture#" width="8" height="8"/>')
    return xib(root(each(count, (
        '<imageView contentMode="center" image="picture#" id="v#">%s</imageView>') % FRAME))).replace(
            "</objects>", "</objects>" + resources)


def constraints(count):
    return xib(root(
        each(count, '<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v#"/>'),
        "<constraints>%s</constraints>" % each(count, (
            '<constraint firstItem="v#" firstAttribute="leading" secondItem="root" secondAttribute="leading" '
            'constant="#" id="c#"/>'))))


def outlets(count):
    return xib(
        root(each(count, '<view contentMode="scaleToFill" id="v#">%s</view>' % FRAME)),
        "<connections>%s</connections>" % each(count, '<outlet property="view#" destination="v#" id="c#"/>'))


def actions(count):
    return xib(root(each(count, (
        '<button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b#">%s<state key="normal" title="T"/>'
        '<connections><action selector="tap#:" destination="-1" eventType="touchUpInside" id="c#"/></connections>'
        '</button>') % FRAME)))


def outlet_collection(count):
    return xib(
        root(each(count, '<view contentMode="scaleToFill" id="v#">%s</view>' % FRAME)),
        "<connections>%s</connections>" % each(
            count, '<outletCollection property="all" destination="v#" id="c#" collectionClass="NSArray"/>'))


def outlet_collections(count):
    return xib(
        root(each(count, '<view contentMode="scaleToFill" id="v#">%s</view>' % FRAME)),
        "<connections>%s</connections>" % each(
            count, '<outletCollection property="all#" destination="v#" id="c#" collectionClass="NSArray"/>'))


def _attributes(count, text):
    return xib(root(inside="<userDefinedRuntimeAttributes>%s</userDefinedRuntimeAttributes>" % each(count, text)))


def runtime_attributes(count):
    return _attributes(count, '<userDefinedRuntimeAttribute type="string" keyPath="key#" value="Value #"/>')


def runtime_numbers(count):
    return _attributes(
        count, '<userDefinedRuntimeAttribute type="number" keyPath="key#"><real key="value" value="#.5"/>'
        '</userDefinedRuntimeAttribute>')


def localized_attributes(count):
    return _attributes(
        count, '<userDefinedRuntimeAttribute type="string" keyPath="key#" value="Value #" localized="YES"/>')


def attributed_views(count):
    return xib(root(each(count, (
        '<view contentMode="scaleToFill" id="v#">%s<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute '
        'type="string" keyPath="key" value="Value #"/></userDefinedRuntimeAttributes></view>') % FRAME)))


def variations(count):
    return xib(root(
        each(count, '<view contentMode="scaleToFill" id="v#">%s</view>' % FRAME),
        '<variation key="default"><mask key="subviews">%s</mask></variation>'
        '<variation key="widthClass=compact"><mask key="subviews">%s</mask></variation>' % (
            each(count, '<exclude reference="v#"/>'), each(count, '<include reference="v#"/>'))))


def variations_of_constraints(count):
    return xib(root(
        each(count, '<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v#"/>'),
        '<constraints>%s</constraints><variation key="default"><mask key="constraints">%s</mask></variation>'
        '<variation key="widthClass=compact"><mask key="constraints">%s</mask></variation>' % (
            each(count, '<constraint firstItem="v#" firstAttribute="leading" secondItem="root" '
                 'secondAttribute="leading" constant="#" id="c#"/>'),
            each(count, '<exclude reference="c#"/>'), each(count, '<include reference="c#"/>'))))


def views_with_variations(count):
    return xib(root(each(count, (
        '<view contentMode="scaleToFill" id="v#">%s<subviews><view contentMode="scaleToFill" id="w#">%s</view>'
        '</subviews><variation key="default"><mask key="subviews"><exclude reference="w#"/></mask></variation>'
        '<variation key="widthClass=compact"><mask key="subviews"><include reference="w#"/></mask></variation>'
        '</view>') % (FRAME, FRAME))))


def gestures(count):
    connections = each(count, '<outletCollection property="gestureRecognizers" destination="g#" id="c#" '
                       'appends="YES"/>')
    return xib(root(inside="<connections>%s</connections>" % connections)
               + each(count, '<tapGestureRecognizer id="g#"/>'))


def arranged_subviews(count):
    return xib('<stackView opaque="NO" contentMode="scaleToFill" id="root">%s<subviews>%s</subviews></stackView>' % (
        FRAME, each(count, '<view contentMode="scaleToFill" id="v#">%s</view>' % FRAME)))


def segments(count):
    return xib(root('<segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" '
                    'selectedSegmentIndex="0" id="s">%s<segments>%s</segments></segmentedControl>' % (
                        FRAME, each(count, '<segment title="Segment #"/>'))))


def bar_items(count):
    return xib(root('<toolbar opaque="NO" contentMode="scaleToFill" id="t">%s<items>%s</items></toolbar>' % (
        FRAME, each(count, '<barButtonItem title="Item #" id="i#"/>'))))


def placeholders(count):
    return xib(root() + each(count, '<placeholder placeholderIdentifier="Theme#" id="p#" customClass="Theme"/>'))


def accessibility(count):
    return xib(root(each(count, (
        '<view contentMode="scaleToFill" id="v#">%s<accessibility key="accessibilityConfiguration" label="Label #" '
        'identifier="id#"/></view>') % FRAME)))


def attributed_text(count):
    return xib(root('<label contentMode="left" textAlignment="natural" id="l">%s<attributedString '
                    'key="attributedText">%s</attributedString></label>' % (FRAME, each(
                        count, '<fragment content="Word # "><attributes><color key="NSColor" red="0.#" green="0.5" '
                        'blue="0.25" alpha="1" colorSpace="calibratedRGB"/></attributes></fragment>'))))


def storyboard(scenes, initial):
    return "%s<scenes>%s</scenes></document>" % (
        (HEAD % "Storyboard.XIB").replace(">", ' initialViewController="%s">' % initial), scenes)


def scene(name, inside, view=""):
    return (
        '<scene sceneID="s%s"><objects><viewController storyboardIdentifier="id%s" id="k%s" '
        'sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="w%s">%s%s</view>%s'
        '</viewController><placeholder placeholderIdentifier="IBFirstResponder" id="f%s" '
        'sceneMemberID="firstResponder"/></objects></scene>') % (name, name, name, name, FRAME, view, inside, name)


def scenes(count):
    return storyboard(each(count, scene("#", "")), "k0")


def segues(count):
    connections = each(count, '<segue destination="kB" kind="show" identifier="go#" id="g#"/>')
    return storyboard(scene("A", "<connections>%s</connections>" % connections) + scene("B", ""), "kA")


def segues_of_scenes(count):
    """Scenes whose controllers a segue leads away from; each is warned of, for it has no name, in one line of text."""
    first = each(count, scene("#", '<connections><segue destination="kLast" kind="show" id="g#"/></connections>'))
    return storyboard(first + scene("Last", ""), "k0")


def scene_references(count):
    """Views of one scene, each of which an outlet of its controller names."""
    subviews = each(count, '<view contentMode="scaleToFill" id="v#">%s</view>' % FRAME)
    connections = each(count, '<outlet property="view#" destination="v#" id="c#"/>')
    return storyboard(scene(
        "A", "<connections>%s</connections>" % connections, "<subviews>%s</subviews>" % subviews), "kA")


def scene_texts(count):
    """Texts of a scene, which name their entries in tables of strings."""
    return storyboard(scene("A", "", "<subviews>%s</subviews>" % each(count, (
        '<label contentMode="left" text="Text #" textAlignment="natural" id="l#">%s</label>') % FRAME)), "kA")


def prototypes(count):
    cells = each(count, (
        '<tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" '
        'reuseIdentifier="row#" id="t#">%s<tableViewCellContentView key="contentView" opaque="NO" '
        'contentMode="center" tableViewCell="t#" id="u#">%s</tableViewCellContentView></tableViewCell>') % (
            FRAME, FRAME))
    table = (
        '<tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="plain" '
        'rowHeight="44" id="table">%s<prototypes>%s</prototypes></tableView>') % (FRAME, cells)
    return storyboard(
        '<scene sceneID="s"><objects><tableViewController id="k" sceneMemberID="viewController">%s'
        '</tableViewController></objects></scene>' % table, "k")


def static_rows(count):
    cells = each(count, (
        '<tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" '
        'id="t#">%s<tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="t#" '
        'id="u#">%s</tableViewCellContentView></tableViewCell>') % (FRAME, FRAME))
    table = (
        '<tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="static" style="plain" '
        'rowHeight="44" id="table">%s<sections><tableViewSection headerTitle="All" id="section"><cells>%s</cells>'
        '</tableViewSection></sections></tableView>') % (FRAME, cells)
    return storyboard(
        '<scene sceneID="s"><objects><tableViewController id="k" sceneMemberID="viewController">%s'
        '</tableViewController></objects></scene>' % table, "k")


# Each list by name, and what kind of document has it.
LISTS = {
    function.__name__.replace("_", " "): (function, ending) for ending, functions in (
        ("xib", (
            views, top_level_objects, classes, strings, fonts, colors, images, constraints, outlets, actions,
            outlet_collection, outlet_collections, runtime_attributes, runtime_numbers, localized_attributes,
            attributed_views, variations, variations_of_constraints, views_with_variations, gestures,
            arranged_subviews, segments, bar_items, placeholders, accessibility, attributed_text)),
        ("storyboard", (
            scenes, segues, segues_of_scenes, scene_references, scene_texts, prototypes, static_rows)),
    ) for function in functions
}

# Lists whose items become files of their own.
FILES = {"scenes", "segues of scenes"}


def values(count):
    """Colors, fonts and images, each as often."""
    view = '<view contentMode="scaleToFill" id="v#">%s<color key="backgroundColor" red="0.#" green="0.5" blue="0.25" ' \
        'alpha="1" colorSpace="calibratedRGB"/></view>'
    label = '<label contentMode="left" text="Text" textAlignment="natural" id="l#">%s' \
        '<fontDescription key="fontDescription" type="system" pointSize="#.5"/></label>'
    image = '<imageView contentMode="center" image="picture#" id="i#">%s</imageView>'
    resources = "<resources>%s</resources>" % each(count, '<image name="picture#" width="8" height="8"/>')
    subviews = "".join(each(count, element % FRAME) for element in (view, label, image))
    return xib(root(subviews)).replace("</objects>", "</objects>" + resources)
