"""What a context holds, for type checkers. Made by Tools/python/types from the JSON Schema; do not edit."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, TypedDict

Value = Any


_Accessibility = TypedDict('_Accessibility', {
    'object': str,
    'traits': List[str],
})


class Accessibility(_Accessibility, total=False):
    """What may be absent."""

    label: str
    hint: str
    value: str
    identifier: str
    code: 'Code'
    traitMask: int
    isElement: bool


# A name as code; keywords of Swift stand in backticks, in snake case they have an underscore behind them.
Code = TypedDict('Code', {
    'camel': str,
    'pascal': str,
    'snake': str,
})


_Color = TypedDict('_Color', {
    'kind': Literal['named', 'system', 'components'],
    'uses': List['Use'],
})


class Color(_Color, total=False):
    """What may be absent."""

    name: str
    catalog: str
    code: 'Code'
    space: str
    components: List[float]


_Connection = TypedDict('_Connection', {
    'kind': Literal['outlet', 'outletCollection', 'action', 'binding', 'other'],
    'destinations': List[str],
})


class Connection(_Connection, total=False):
    """What may be absent."""

    id: str
    source: str
    sourceType: str
    destinationType: str
    destinationModule: str
    property: str
    selector: str
    events: List[str]
    eventMask: int
    binding: str
    keyPath: str
    connectionClass: str
    place: 'Place'


_Constraint = TypedDict('_Constraint', {
    'id': str,
    'relation': str,
    'sentence': str,
})


class Constraint(_Constraint, total=False):
    """What may be absent."""

    identifier: str
    owner: str
    firstItem: str
    firstAttribute: str
    secondItem: str
    secondAttribute: str
    multiplier: float
    ratio: str
    constant: float
    priority: float
    isPlaceholder: Literal[True]
    place: 'Place'


_Font = TypedDict('_Font', {
    'uses': List['Use'],
})


class Font(_Font, total=False):
    """What may be absent."""

    name: str
    family: str
    kind: str
    weight: str
    style: str
    metaFont: str
    pointSize: float


_Image = TypedDict('_Image', {
    'name': str,
    'code': 'Code',
    'uses': List['Use'],
})


class Image(_Image, total=False):
    """What may be absent."""

    catalog: str
    width: float
    height: float


# One interface: a XIB, a storyboard, or what they compile to.
_Interface = TypedDict('_Interface', {
    'name': str,
    'code': 'Code',
    'file': str,
    'kind': Literal['nib', 'storyboard'],
    'isStoryboard': bool,
    'source': Literal['document', 'archive'],
    'container': Literal['xib', 'storyboard', 'nibArchive', 'keyedArchive', 'propertyList', 'nibFolder', 'storyboardFolder'],
    'locales': List[str],
    'localizedFiles': List['LocalizedFile'],
    'members': List[str],
    'roots': List['Reference'],
    'scenes': List['Scene'],
    'segues': List['Segue'],
    'storyboardReferences': List['StoryboardReference'],
    'reusables': List['Reusable'],
    'placeholders': List['Placeholder'],
    'objects': List['Object'],
    'connections': List['Connection'],
    'runtimeAttributes': List['RuntimeAttribute'],
    'constraints': List['Constraint'],
    'images': List['Image'],
    'colors': List['Color'],
    'fonts': List['Font'],
    'strings': List['String'],
    'accessibility': List['Accessibility'],
})


class Interface(_Interface, total=False):
    """One interface: a XIB, a storyboard, or what they compile to."""

    containerVersion: str
    platform: Literal['iOS', 'macOS', 'tvOS', 'watchOS', 'visionOS']
    framework: Literal['UIKit', 'AppKit', 'WatchKit']
    targetRuntime: str
    toolsVersion: str
    systemVersion: str
    deploymentTarget: str
    module: str
    usesAutolayout: Literal[True]
    usesSafeAreas: Literal[True]
    usesTraitCollections: Literal[True]
    isLaunchScreen: Literal[True]
    isColorMatched: Literal[True]
    instantiatesDirectly: Literal[True]
    initialScene: str


LocalizedFile = TypedDict('LocalizedFile', {
    'locale': str,
    'file': str,
})


_Message = TypedDict('_Message', {
    'severity': Literal['notice', 'warning', 'error'],
    'code': str,
    'message': str,
    'file': str,
})


class Message(_Message, total=False):
    """What may be absent."""

    line: int
    column: int
    offset: int
    object: str


_Object = TypedDict('_Object', {
    'id': str,
    'attributes': 'Attributes',
    'class': str,
    'type': str,
})


class Object(_Object, total=False):
    """What may be absent."""

    parent: str
    element: str
    label: str
    scene: str
    place: 'Place'
    customClass: str
    customModule: str
    customModuleProvider: str
    module: str
    isModuleTarget: Literal[True]


# Where something stands in its document, 1-based; columns count characters.
Place = TypedDict('Place', {
    'line': int,
    'column': int,
})


_Placeholder = TypedDict('_Placeholder', {
    'id': str,
    'identifier': str,
    'class': str,
    'type': str,
})


class Placeholder(_Placeholder, total=False):
    """What may be absent."""

    externalName: str
    place: 'Place'
    customClass: str
    customModule: str
    customModuleProvider: str
    module: str
    isModuleTarget: Literal[True]


_Reference = TypedDict('_Reference', {
    'id': str,
    'class': str,
    'type': str,
})


class Reference(_Reference, total=False):
    """What may be absent."""

    element: str
    customClass: str
    customModule: str
    customModuleProvider: str
    module: str
    isModuleTarget: Literal[True]


_Reusable = TypedDict('_Reusable', {
    'id': str,
    'identifier': str,
    'code': 'Code',
    'class': str,
    'type': str,
})


class Reusable(_Reusable, total=False):
    """What may be absent."""

    element: str
    scene: str
    customClass: str
    customModule: str
    customModuleProvider: str
    module: str
    isModuleTarget: Literal[True]


_RuntimeAttribute = TypedDict('_RuntimeAttribute', {
    'object': str,
    'keyPath': str,
    'type': str,
})


class RuntimeAttribute(_RuntimeAttribute, total=False):
    """What may be absent."""

    value: 'Value'
    place: 'Place'


_Scene = TypedDict('_Scene', {
    'id': str,
    'code': 'Code',
    'isInitial': bool,
    'segues': List['Segue'],
    'reusables': List['Reusable'],
    'class': str,
    'type': str,
})


class Scene(_Scene, total=False):
    """What may be absent."""

    sceneID: str
    storyboardIdentifier: str
    element: str
    title: str
    archive: str
    place: 'Place'
    customClass: str
    customModule: str
    customModuleProvider: str
    module: str
    isModuleTarget: Literal[True]


_Segue = TypedDict('_Segue', {
    'kind': str,
    'class': str,
    'type': str,
})


class Segue(_Segue, total=False):
    """What may be absent."""

    id: str
    identifier: str
    code: 'Code'
    relationship: str
    source: str
    sourceType: str
    scene: str
    destination: str
    destinationType: str
    destinationIdentifier: str
    unwindAction: str
    place: 'Place'
    customClass: str
    customModule: str
    customModuleProvider: str
    module: str
    isModuleTarget: Literal[True]


_StoryboardReference = TypedDict('_StoryboardReference', {
    'id': str,
})


class StoryboardReference(_StoryboardReference, total=False):
    """What may be absent."""

    element: str
    storyboardName: str
    referencedIdentifier: str
    bundleIdentifier: str
    place: 'Place'


_String = TypedDict('_String', {
    'value': str,
    'object': str,
    'key': str,
})


class String(_String, total=False):
    """What may be absent."""

    localizationKey: str
    objectType: str


Use = TypedDict('Use', {
    'object': str,
    'key': str,
})


# What an interface states of an object: of a document by attribute, `alpha`, of a part by its key, a dot and the attribute, `normal.title`; of an archive by key, and its texts, images, colors and fonts by attribute, too. What is stated several times is the list of its values, nil is null.
Attributes = Dict[str, Value]


# What `nibwright context` and `nibwright inspect --format json` write, version 2. Members may come; one that goes or changes its meaning raises schemaVersion.
_Context = TypedDict('_Context', {
    'schemaVersion': Literal[2],
    'modules': List[str],
    'interfaces': List['Interface'],
    'failures': List['Message'],
    'warnings': List['Message'],
})


class Context(_Context, total=False):
    """What `nibwright context` and `nibwright inspect --format json` write, version 2. Members may come; one that goes or changes its meaning raises schemaVersion."""

    platform: str
