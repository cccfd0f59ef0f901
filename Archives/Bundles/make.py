#!/usr/bin/env python3
"""Writes the sample bundles beside this file. Run again after a change; the output is the same each time."""

import json
import os
import struct
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))


def write(path, content):
    path = os.path.join(HERE, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())


def png(width, height, colour=(200, 60, 40)):
    """A picture of one colour."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = (b"\0" + bytes(colour) * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    # Stored, not compressed: the bytes do not depend on the version of zlib.
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 0)) + chunk(b"IEND", b""))


def gif(width, height):
    """A picture of colour 0; the table of codes is cleared before every second pixel, so codes stay 3 bits wide."""
    codes = []
    for pixel in range(width * height):
        codes += [4, 0] if pixel % 2 == 0 else [0]
    bits = sum(code << (3 * place) for place, code in enumerate(codes + [5]))
    data = bits.to_bytes((3 * len(codes) + 10) // 8, "little")
    screen = struct.pack("<HHBBB", width, height, 0x80, 0, 0) + b"\x28\x78\xc8\x00\x00\x00"
    image = b"," + struct.pack("<HHHHB", 0, 0, width, height, 0) + b"\x02"
    return b"GIF89a" + screen + image + bytes([len(data)]) + data + b"\0;"


def jpeg(width, height):
    """A grey picture: every block is a difference of 0 and an end of block, one bit each."""
    def segment(marker, data):
        return b"\xff" + bytes([marker]) + struct.pack(">H", len(data) + 2) + data
    one_code = bytes([1] + [0] * 15 + [0])
    bits = 2 * ((width + 7) // 8) * ((height + 7) // 8)
    scan = bytes(bits // 8) + (bytes([255 >> (bits % 8)]) if bits % 8 else b"")
    return (b"\xff\xd8" + segment(0xDB, b"\0" + b"\x10" * 64)
            + segment(0xC0, struct.pack(">BHHBBBB", 8, height, width, 1, 1, 0x11, 0))
            + segment(0xC4, b"\0" + one_code) + segment(0xC4, b"\x10" + one_code)
            + segment(0xDA, bytes([1, 1, 0, 0, 63, 0])) + scan + b"\xff\xd9")


def information(identifier):
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n'
            f"  <key>CFBundleIdentifier</key>\n  <string>{identifier}</string>\n</dict>\n</plist>\n")


def contents(**parts):
    return json.dumps({**parts, "info": {"author": "nibwright", "version": 1}}, indent=2) + "\n"


def shop():
    """The flat layout: scales, idioms, languages, a catalog, bundles inside, a name that two bundles have."""
    for scale in (1, 2, 3):
        write(f"Shop.app/cart{'' if scale == 1 else f'@{scale}x'}.png", png(22 * scale, 22 * scale))
    pictures = {
        "banner.png": png(32, 10), "banner~ipad.png": png(64, 10), "banner@2x.png": png(64, 20),
        "photo.gif": gif(4, 3), "view.jpg": jpeg(24, 16), "v1.2.png": png(5, 5), "clash.png": png(2, 2, (0, 0, 255)),
        "de.lproj/flag.png": png(6, 4), "en.lproj/flag.png": png(7, 4), "Base.lproj/flag.png": png(8, 4),
        "Images/deep.png": png(9, 9), "PlugIns/Share.appex/share.png": png(3, 3),
        "Kit.bundle/kit.png": png(66, 68), "Kit.bundle/clash.png": png(3, 3, (255, 0, 0)),
        "Kit.bundle/Inner.bundle/inner.png": png(1, 1), "Frameworks/Chart.framework/axis@2x.png": png(10, 12),
    }
    for path, picture in pictures.items():
        write("Shop.app/" + path, picture)
    write("Shop.app/Info.plist", information("org.nibwright.shop"))
    write("Shop.app/Kit.bundle/Info.plist", information("org.nibwright.kit"))
    write("Shop.app/Kit.bundle/Inner.bundle/Info.plist", "not a property list")
    write("Shop.app/Frameworks/Chart.framework/Info.plist", information("org.nibwright.chart"))


def catalog():
    at = "Shop.app/Media.xcassets/"
    write(at + "Contents.json", contents())
    dark = [{"appearance": "luminosity", "value": "dark"}]
    write(at + "star.imageset/Contents.json", contents(images=[
        {"idiom": "universal", "scale": "1x", "filename": "s1.png"},
        {"idiom": "universal", "scale": "2x", "filename": "s2.png"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "scale": "1x", "filename": "dark.png", "appearances": dark}]))
    write(at + "star.imageset/s1.png", png(16, 15))
    write(at + "star.imageset/s2.png", png(32, 30))
    write(at + "star.imageset/dark.png", png(16, 15, (0, 0, 0)))
    write(at + "Buttons/Contents.json", contents(properties={"provides-namespace": True}))
    write(at + "Buttons/close.imageset/Contents.json",
          contents(images=[{"idiom": "iphone", "scale": "2x", "filename": "close.png"}]))
    write(at + "Buttons/close.imageset/close.png", png(20, 20))
    write(at + "Plain/plus.imageset/Contents.json", contents(images=[{"idiom": "universal", "filename": "plus.pdf"}]))
    write(at + "Plain/plus.imageset/plus.pdf", "%PDF-1.4\n%%EOF\n")
    write(at + "broken.imageset/Contents.json", '{ "images" : [ ')


def desk():
    """The layout of macOS, with a framework that has versions."""
    lamp = "Desk.app/Contents/Frameworks/Lamp.framework/Versions/A/Resources/"
    write("Desk.app/Contents/Info.plist", information("org.nibwright.desk"))
    write("Desk.app/Contents/Resources/desk.png", png(12, 12))
    write(lamp + "Info.plist", information("org.nibwright.lamp"))
    write(lamp + "lamp.png", png(13, 13))


shop()
catalog()
desk()
