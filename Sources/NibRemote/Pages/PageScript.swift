/// What a served page runs first, so that `rsrc:` URLs that its scripts make are asked for where the server has them.
///
/// `fetch`, `XMLHttpRequest`, workers, the properties and attributes that hold addresses, sources of images and CSS are given
/// the server's address for a resource URL, and anything else as it is. What a script puts into the page as text (`innerHTML`)
/// or changes in another way is mended at once or when the script has ended; images and styles are asked for later than
/// that. Where `location` leads, and what `import` names, no script can see; modules are found by `ModuleRewriter` and import
/// maps.
///
/// A service worker would not do: browsers hand it requests of `http:` and `https:` alone.
/// - Documented: HTML Living Standard, "Updating the image data": the request is made once the script has ended.
enum PageScript {
  /// Where the server has it.
  static let target = "/rsrc.js"

  /// The script.
  static let text = #"""
    (function (scope) {
      "use strict";
      var place = "\#(PageSite.prefix)";
      function mapped(value) {
        var text = typeof value === "string" || (scope.URL && value instanceof scope.URL) ? String(value).trim() : "";
        return /^rsrc:\/\//i.test(text) ? place + text.slice(7) : value;
      }
      function hasResource(value) { return value !== null && value !== undefined && /rsrc:\/\//i.test(value); }
      // Where an address begins: in a set of sources behind a comma or space, in CSS in `url()`, `@import` and `image-set()`.
      function mappedSet(value) {
        return hasResource(value) ? String(value).replace(/(^|[\s,])rsrc:\/\//gi, "$1" + place) : value;
      }
      function mappedStyle(value) {
        if (!hasResource(value)) { return value; }
        return String(value)
          .replace(/(\b(?:url|src)\(\s*["']?\s*|@import\s*["']\s*)rsrc:\/\//gi, "$1" + place)
          .replace(/image-set\((?:[^()]|\([^()]*\))*\)/gi, function (set) {
            return set.replace(/(["']\s*)rsrc:\/\//gi, "$1" + place);
          });
      }
      var attributes = {\#(attributes)};
      function change(name) {
        var known = String(name).toLowerCase();
        return Object.prototype.hasOwnProperty.call(attributes, known) ? attributes[known] : null;
      }

      // Functions and properties whose values are mapped on their way in.
      function wrap(holder, method, edit) {
        var original = holder && holder[method];
        if (typeof original !== "function") { return; }
        holder[method] = function () {
          var list = Array.prototype.slice.call(arguments);
          edit(list);
          return original.apply(this, list);
        };
      }
      function property(holder, name, set) {
        var known = holder && Object.getOwnPropertyDescriptor(holder, name);
        if (!known || !known.set) { return; }
        Object.defineProperty(holder, name, {
          configurable: true, enumerable: known.enumerable, get: known.get,
          set: function (value) { set.call(this, known.set, value); }
        });
      }
      function prototype(name) { return scope[name] && scope[name].prototype; }
      function at(index, map) {
        return function (list) { if (index < list.length) { list[index] = map(list[index]); } };
      }
      function named(first) {
        return function (list) {
          var map = change(list[first]);
          if (map) { list[first + 1] = map(list[first + 1]); }
        };
      }
      function address(name, member, map) {
        property(prototype(name), member, function (set, value) { set.call(this, (map || mapped)(value)); });
      }
      function made(name, index, map) {
        if (!scope[name] || !scope.Proxy) { return; }
        scope[name] = new Proxy(scope[name], {
          construct: function (target, list, wanted) {
            at(index, map)(list);
            return Reflect.construct(target, list, wanted);
          }
        });
      }

      wrap(scope, "fetch", function (list) {
        var input = list[0];
        if (scope.Request && input instanceof scope.Request) {
          var target = mapped(input.url);
          if (target !== input.url) { list[0] = new scope.Request(target, input); }
        } else if (list.length) { list[0] = mapped(input); }
      });
      wrap(prototype("XMLHttpRequest"), "open", at(1, mapped));
      wrap(scope, "open", at(0, mapped));
      made("Audio", 0, mapped);
      made("Worker", 0, mapped);
      made("SharedWorker", 0, mapped);
      made("FontFace", 1, mappedStyle);
      wrap(prototype("Element"), "setAttribute", named(0));
      wrap(prototype("Element"), "setAttributeNS", named(1));
      ["Image", "Script", "Media", "Source", "Track", "IFrame", "Embed", "Input"].forEach(function (name) {
        address("HTML" + name + "Element", "src");
      });
      ["Anchor", "Area", "Link"].forEach(function (name) { address("HTML" + name + "Element", "href"); });
      address("HTMLVideoElement", "poster");
      address("HTMLObjectElement", "data");
      address("HTMLBodyElement", "background");
      address("HTMLImageElement", "srcset", mappedSet);
      address("HTMLSourceElement", "srcset", mappedSet);
      address("HTMLLinkElement", "imageSrcset", mappedSet);
      address("SVGAnimatedString", "baseVal");
      address("CSSStyleDeclaration", "cssText", mappedStyle);
      wrap(prototype("CSSStyleDeclaration"), "setProperty", at(1, mappedStyle));
      ["insertRule", "replace", "replaceSync"].forEach(function (method) {
        wrap(prototype("CSSStyleSheet"), method, at(0, mappedStyle));
      });
      wrap(prototype("CSSGroupingRule"), "insertRule", at(0, mappedStyle));

      // What is in the page by other ways: each element is looked at once it is there.
      var marked = "[src],[*|href],[poster],[data],[background],[srcset],[imagesrcset],[style],style";
      function mend(element) {
        var list = element.attributes || [];
        for (var index = 0; index < list.length; index += 1) {
          var map = hasResource(list[index].value) && change(list[index].name);
          var value = map ? map(list[index].value) : list[index].value;
          if (value !== list[index].value) { list[index].value = value; }
        }
        if (element.localName === "style" && hasResource(element.textContent)) {
          var sheet = mappedStyle(element.textContent);
          if (sheet !== element.textContent) { element.textContent = sheet; }
        }
      }
      function sweep(root) {
        if (!root) { return; }
        if (root.nodeType === 1) { mend(root); }
        if (root.querySelectorAll) { root.querySelectorAll(marked).forEach(mend); }
      }
      function follow(root) {
        if (!scope.MutationObserver || !root) { return; }
        new scope.MutationObserver(function (records) {
          var added = new Set();
          records.forEach(function (record) {
            if (record.type === "attributes" || record.target.localName === "style") { mend(record.target); }
            record.addedNodes.forEach(function (node) { added.add(node); });
          });
          // What lies in something else that was added is looked at with it.
          added.forEach(function (node) { if (!added.has(node.parentNode)) { sweep(node); } });
        }).observe(root, {
          subtree: true, childList: true, attributes: true,
          attributeFilter: Object.keys(attributes)
        });
      }
      // Rules that a script adds to a sheet would be lost if its text were mended later.
      function before(holder, name, look) {
        var known = holder && Object.getOwnPropertyDescriptor(holder, name);
        if (!known || !known.get) { return; }
        Object.defineProperty(holder, name, {
          configurable: true, enumerable: known.enumerable, set: known.set,
          get: function () {
            look(this);
            return known.get.call(this);
          }
        });
      }
      before(prototype("HTMLStyleElement"), "sheet", mend);
      before(prototype("Document"), "styleSheets", function (page) { page.querySelectorAll("style").forEach(mend); });
      function behind(holder, method, look) {
        var original = holder && holder[method];
        if (typeof original !== "function") { return; }
        holder[method] = function () {
          var result = original.apply(this, arguments);
          look(this, result);
          return result;
        };
      }
      [prototype("Element"), prototype("ShadowRoot")].forEach(function (holder) {
        property(holder, "innerHTML", function (set, value) {
          set.call(this, value);
          if (hasResource(value)) { sweep(this); }
        });
        behind(holder, "setHTMLUnsafe", sweep);
      });
      property(prototype("Element"), "outerHTML", function (set, value) {
        var parent = this.parentNode;
        set.call(this, value);
        if (hasResource(value)) { sweep(parent); }
      });
      behind(prototype("Element"), "insertAdjacentHTML", function (element) { sweep(element.parentNode || element); });
      behind(prototype("Range"), "createContextualFragment", function (range, fragment) { sweep(fragment); });
      behind(prototype("Element"), "attachShadow", function (element, root) { follow(root); });
      follow(scope.document);
    })(typeof window === "undefined" ? globalThis : window);
    """#

  /// The attributes that a page is rewritten by, with the function that maps each.
  private static let attributes = PageScanner.names.sorted { $0.key < $1.key }
    .compactMap { name, kind in function(for: kind).map { "\"\(name)\": \($0)" } }.joined(separator: ", ")

  private static func function(for kind: PageScanner.Kind) -> String? {
    switch kind {
    case .url: "mapped"
    case .sourceSet: "mappedSet"
    case .style: "mappedStyle"
    case .sheet, .script, .importMap, .charset: nil
    }
  }

  /// A page that runs the script before its own; behind what decides how a page is read, its document type.
  static func insert(into page: [UInt8]) -> [UInt8] {
    let place = place(in: page)
    return page[..<place] + Array("<script src=\"\(target)\"></script>".utf8) + page[place...]
  }

  /// Behind a byte order mark, and where one comes behind space and comments, the document type.
  static func place(in page: [UInt8]) -> Int {
    let start = page.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var place = start
    while place < page.count {
      if PageScanner.isSpace(page[place]) {
        place += 1
      } else if page[place...].starts(with: "<!--".utf8) {
        guard let end = end(of: "-->", in: page, from: place + 4) else { return start }
        place = end
      } else {
        let isType = page[place...].prefix(9).map { $0 | 0x20 }.elementsEqual("<!doctype".utf8.map { $0 | 0x20 })
        return isType ? end(of: ">", in: page, from: place) ?? start : start
      }
    }
    return start
  }

  /// Where a text that is searched for ends.
  private static func end(of text: String, in page: [UInt8], from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var place = start
    while place + wanted.count <= page.count {
      if page[place] == wanted[0], page[place...].starts(with: wanted) { return place + wanted.count }
      place += 1
    }
    return nil
  }
}
