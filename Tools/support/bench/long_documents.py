"""Documents with one list made long; each function takes the length and gives the text of a document."""

import os
import plistlib

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


def own_constraints(count):
    return xib(root(
        '<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="square"/>',
        "<constraints>%s</constraints>" % each(count, (
            '<constraint firstItem="square" firstAttribute="width" secondItem="square" secondAttribute="height" '
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


def container(segue):
    return '<containerView contentMode="scaleToFill" id="e#">%s<connections>%s</connections></containerView>' % (
        FRAME, segue)


def embeds(count):
    """Containers of one scene, all of which embed another."""
    containers = each(count, container('<segue destination="kB" kind="embed" id="g#"/>'))
    return storyboard(scene("A", "", "<subviews>%s</subviews>" % containers) + scene("B", ""), "kA")


def embedding_scenes(count):
    """Scenes that all embed one."""
    inside = "<subviews>%s</subviews>" % container('<segue destination="kLast" kind="embed" id="g#"/>')
    return storyboard(each(count, scene("#", "", inside)) + scene("Last", ""), "k0")


def embedded_references(count):
    """Containers of one scene, each of which embeds another scene of another storyboard."""
    containers = each(count, container('<segue destination="p#" kind="embed" id="g#"/>'))
    references = each(count, (
        '<scene sceneID="r#"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="id#" '
        'id="p#" sceneMemberID="viewController"/></objects></scene>'))
    return storyboard(scene("A", "", "<subviews>%s</subviews>" % containers) + references, "kA")


def named_nibs(count):
    """A scene; what it compiles to is changed by `name_one_nib`."""
    return storyboard(scene("A", ""), "kA")


def name_one_nib(folder, count):
    """Lets the list of a compiled storyboard name one nib by so many identifiers."""
    path = os.path.join(folder, "Info.plist")
    with open(path, "rb") as file:
        manifest = plistlib.load(file)
    names = manifest["UIViewControllerIdentifiersToNibNames"]
    names.update({"other%d" % number: name for name in list(names.values())[:1] for number in range(count)})
    with open(path, "wb") as file:
        plistlib.dump(manifest, file, fmt=plistlib.FMT_BINARY)


def controllers_of_one_nib(count):
    """Controllers that all have their view in one XIB."""
    return storyboard(each(count, (
        '<scene sceneID="s#"><objects><viewController storyboardIdentifier="id#" nibName="Other" id="k#" '
        'sceneMemberID="viewController"/></objects></scene>')), "k0")


def view_of_owner(_):
    return xib(root(), '<connections><outlet property="view" destination="root" id="c"/></connections>')


def mac_xib(objects):
    """A XIB for macOS with these top-level objects."""
    head = (HEAD % "XIB").replace("CocoaTouch.XIB", "Cocoa.XIB").replace("iOS.CocoaTouch", "MacOSX.Cocoa")
    return (
        '%s<objects><customObject id="-2" userLabel="File\'s Owner" customClass="Owner"/><customObject id="-1" '
        'userLabel="First Responder" customClass="FirstResponder"/><customObject id="-3" userLabel="Application" '
        'customClass="NSObject"/>%s</objects></document>') % (head.replace(' useTraitCollections="YES"', ""), objects)


def field(number, connections):
    return (
        '<textField verticalHuggingPriority="750" id="f%s">%s<textFieldCell key="cell" '
        'selectable="YES" title="Text" id="d%s"/><connections>%s</connections></textField>') % (
            number, FRAME, number, connections)


def bindings(count):
    """Bindings of one control, each of which names the one before it."""
    return mac_xib(field("A", "".join(
        '<binding destination="-2" name="enabled%s" keyPath="k%d"%s id="b%d"/>' % (
            number or "", number, ' previousBinding="b%d"' % (number - 1) if number else "", number)
        for number in range(count))))


def bound_controls(count):
    return mac_xib('<customView id="root">%s<subviews>%s</subviews></customView>' % (
        FRAME, each(count, field("#", '<binding destination="-2" name="value" keyPath="k#" id="b#"/>'))))


def menu_items(count):
    return mac_xib('<menu id="root"><items>%s</items></menu>' % each(count, (
        '<menuItem title="Item #" id="m#"><connections><action selector="do#:" target="-1" id="c#"/></connections>'
        '</menuItem>')))


def table_columns(count):
    columns = each(count, (
        '<tableColumn identifier="c#" width="40" minWidth="10" maxWidth="99" id="t#"><tableHeaderCell '
        'key="headerCell" title="Column #"/><textFieldCell key="dataCell" title="Text" id="d#"/></tableColumn>'))
    return mac_xib(
        '<scrollView id="root">%s<clipView key="contentView" id="clip">%s<subviews><tableView id="table">%s'
        '<tableColumns>%s</tableColumns></tableView></subviews></clipView></scrollView>' % (FRAME, FRAME, FRAME, columns))


# Each list by name, and what kind of document has it.
LISTS = {
    function.__name__.replace("_", " "): (function, ending) for ending, functions in (
        ("xib", (
            views, top_level_objects, classes, strings, fonts, colors, images, constraints, own_constraints, outlets,
            actions,
            outlet_collection, outlet_collections, runtime_attributes, runtime_numbers, localized_attributes,
            attributed_views, variations, variations_of_constraints, views_with_variations, gestures,
            arranged_subviews, segments, bar_items, placeholders, accessibility, attributed_text, bindings,
            bound_controls, menu_items, table_columns)),
        ("storyboard", (
            scenes, segues, segues_of_scenes, scene_references, scene_texts, prototypes, static_rows, embeds,
            embedding_scenes, embedded_references, named_nibs, controllers_of_one_nib)),
    ) for function in functions
}

# Lists whose items become files of their own.
FILES = {"scenes", "segues of scenes", "embedding scenes", "embedded references", "controllers of one nib"}
# Lists whose items are made within one scene, which has a limit of its own.
WITHIN_A_SCENE = {"embeds"}
# What lies beside the documents of a list, each made with the same length, by its name.
BESIDE = {"embedded references": {"Other.storyboard": scenes}, "controllers of one nib": {"Other.xib": view_of_owner}}
# What is done to what a document of a list compiles to.
CHANGES = {"named nibs": name_one_nib}
COMPILED = {"xib": "nib", "storyboard": "storyboardc"}


def write(name, count, folder):
    """Writes the document of a list and what lies beside it into a new folder; the documents, its own first."""
    make, ending = LISTS[name]
    top = os.path.join(folder, "%s-%d" % (name.replace(" ", "-"), count))
    os.mkdir(top)
    files = {"long." + ending: make, **BESIDE.get(name, {})}
    for file_name, text in files.items():
        with open(os.path.join(top, file_name), "w") as file:
            file.write(text(count))
    return [os.path.join(top, file_name) for file_name in files]


def compiled(path):
    """Where a document is compiled to."""
    stem, ending = path.rsplit(".", 1)
    return "%s.%s" % (stem, COMPILED[ending])


def change(name, count, path):
    """Changes what a document of a list was compiled to, where the list is made so."""
    if name in CHANGES:
        CHANGES[name](path, count)


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
