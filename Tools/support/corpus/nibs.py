"""What images, colors and fonts an archive has, read without any part of Nibwright."""

import plistlib
import struct
import xml.etree.ElementTree as ElementTree


class Facts:
    """Names of images, names of colors, whether there are colors of components, names of fonts."""

    def __init__(self, is_document=False):
        self.images, self.colors, self.mixes, self.fonts = set(), set(), False, set()
        self.is_document = is_document

    def add(self, chain, values):
        """Takes an object: the classes it is of, and its texts by their keys."""
        if any(name in ("NSCustomResource", "UIImageNibPlaceholder") for name in chain):
            if "Sound" not in str(values.get("NSClassName")):
                self.images |= {values.get(key) for key in ("NSResourceName", "UIResourceName")}
        elif any(name.endswith("Image") for name in chain):
            self.images |= {value for value in values.values() if isinstance(value, str)}
        elif any(name.endswith("Color") or "Color" in name for name in chain):
            self.colors |= {value for value in values.values() if isinstance(value, str)}
            self.mixes |= any(key in values for key in ("NSRGB", "NSWhite", "UIRed", "UIWhite", "NSCMYK", "NSComponents"))
        elif any(name.endswith(("Font", "FontDescriptor", "FontDescription")) for name in chain):
            self.fonts |= {value for value in values.values() if isinstance(value, str)}


def facts(path):
    """The facts of an archive or of a document of Xcode 3 or 4; None where this reader does not know the form."""
    data = open(path, "rb").read()
    if data.startswith(b"NIBArchive"):
        objects = nib_archive(data)
    elif data.startswith(b"bplist00") or b"<plist" in data[:400]:
        objects = keyed_archive(plistlib.loads(data))
    elif b"<archive" in data[:400]:
        objects = legacy_document(ElementTree.fromstring(data))
    else:
        return None
    found = Facts(is_document=b"<archive" in data[:400])
    try:
        for chain, values in objects:
            found.add(chain, values)
    except (IndexError, KeyError, struct.error):
        return None
    return found


def number(value):
    """The number of an object that a value of a keyed archive means, in binary lists or in XML; None for none."""
    if isinstance(value, plistlib.UID):
        return value.data
    return value.get("CF$UID") if isinstance(value, dict) else None


def keyed_archive(plist):
    objects = plist.get("$objects", [])

    def resolved(value):
        value = objects[number(value)] if number(value) is not None else value
        if isinstance(value, dict) and "NS.string" in value:
            value = value["NS.string"]
        if isinstance(value, dict) and "NS.bytes" in value:
            value = value["NS.bytes"]
        return value.decode("utf-8", "replace") if isinstance(value, bytes) else value

    for item in objects:
        if isinstance(item, dict) and "$class" in item:
            names = objects[number(item["$class"])]
            yield names.get("$classes") or [names.get("$classname")], {key: resolved(item[key]) for key in item}
        elif isinstance(item, bytes) and item.startswith(b"NIBArchive"):
            yield from nib_archive(item)
        elif isinstance(item, bytes) and item.startswith(b"bplist00"):
            yield from keyed_archive(plistlib.loads(item))


def nib_archive(data):
    """Objects of a NIBArchive: classes and texts. Archives inside others follow."""
    (_, _, count, objects_at, _, keys_at, value_count, values_at, class_count, classes_at) = struct.unpack_from(
        "<10I", data, 10)
    key_count = struct.unpack_from("<I", data, 10 + 4 * 4)[0]

    def count_at(at):
        value = shift = 0
        while True:
            byte = data[at]
            value, shift, at = value | (byte & 0x7F) << shift, shift + 7, at + 1
            if byte & 0x80:
                return value, at

    records, at = [], objects_at
    for _ in range(count):
        record = []
        for _ in range(3):
            value, at = count_at(at)
            record.append(value)
        records.append(record)
    keys, at = [], keys_at
    for _ in range(key_count):
        length, at = count_at(at)
        keys.append(data[at : at + length].decode("utf-8", "replace"))
        at += length
    classes, at = [], classes_at
    for _ in range(class_count):
        length, at = count_at(at)
        extra, at = count_at(at)
        at += 4 * extra
        classes.append(data[at : at + length].rstrip(b"\0").decode("utf-8", "replace"))
        at += length
    values, at = [], values_at
    sizes = {0: 1, 1: 2, 2: 4, 3: 8, 4: 0, 5: 0, 6: 4, 7: 8, 9: 0, 10: 4}
    for _ in range(value_count):
        key, at = count_at(at)
        kind, at = data[at], at + 1
        if kind == 8:
            length, at = count_at(at)
            values.append((keys[key], data[at : at + length]))
            at += length
        else:
            raw = data[at : at + sizes[kind]]
            values.append((keys[key], ("reference", struct.unpack("<I", raw)[0]) if kind == 10 else None))
            at += sizes[kind]

    def text(value):
        if isinstance(value, tuple) and value[1] < len(records):
            _, first, many = records[value[1]]
            inner = dict(values[first : first + many])
            value = inner.get("NS.bytes")
        return value.decode("utf-8", "replace") if isinstance(value, bytes) else value

    for name, first, many in records:
        own = values[first : first + many]
        yield [classes[name]], {key: text(value) for key, value in own}
        for _, value in own:
            if isinstance(value, bytes) and value.startswith(b"NIBArchive"):
                yield from nib_archive(value)


def legacy_document(root):
    """Objects of a document of Xcode 3 or 4, which is an archive in XML."""
    known = {element.get("id"): element for element in root.iter() if element.get("id")}
    for element in root.iter("object"):
        values = {}
        for child in element:
            if child.tag == "reference":
                child_value = known.get(child.get("ref"))
            else:
                child_value = child
            if child_value is not None and child.get("key"):
                values[child.get("key")] = child_value.text if len(child_value) == 0 else None
        yield [element.get("class", "")], values
