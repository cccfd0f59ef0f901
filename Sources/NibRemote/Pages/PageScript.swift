/// What a served page runs first, so that `rsrc:` URLs that its scripts make are asked for where the server has them.
///
/// `fetch`, `XMLHttpRequest`, the properties that hold addresses and `setAttribute` are given the server's address for a
/// resource URL, and anything else as it is. What a script puts into a page as text (`innerHTML`) is not looked into.
enum PageScript {
  /// Where the server has it.
  static let target = "/rsrc.js"

  /// The script.
  static let text = #"""
    (function (scope) {
      "use strict";
      function mapped(value) {
        var text = typeof value === "string" || value instanceof scope.URL ? String(value).trim() : "";
        return /^rsrc:\/\//i.test(text) ? "/r/" + text.slice(7) : value;
      }
      if (scope.fetch) {
        var fetch = scope.fetch;
        scope.fetch = function (input, options) {
          var isRequest = scope.Request && input instanceof scope.Request;
          var target = mapped(isRequest ? input.url : input);
          if (isRequest) { target = target === input.url ? input : new scope.Request(target, input); }
          return fetch.call(this, target, options);
        };
      }
      function wrap(name, method, place) {
        var holder = scope[name] && scope[name].prototype;
        var original = holder && holder[method];
        if (!original) { return; }
        holder[method] = function () {
          var list = Array.prototype.slice.call(arguments);
          if (method !== "setAttribute" || /^(src|href|poster|data|background)$/i.test(list[0])) {
            list[place] = mapped(list[place]);
          }
          return original.apply(this, list);
        };
      }
      wrap("XMLHttpRequest", "open", 1);
      wrap("Element", "setAttribute", 1);
      function address(name, property) {
        var holder = scope[name] && scope[name].prototype;
        var known = holder && Object.getOwnPropertyDescriptor(holder, property);
        if (!known || !known.set) { return; }
        Object.defineProperty(holder, property, {
          configurable: true, enumerable: known.enumerable, get: known.get,
          set: function (value) { known.set.call(this, mapped(value)); }
        });
      }
      ["Image", "Script", "Media", "Source", "Track", "IFrame", "Embed", "Input"].forEach(function (name) {
        address("HTML" + name + "Element", "src");
      });
      ["Anchor", "Area", "Link"].forEach(function (name) { address("HTML" + name + "Element", "href"); });
      address("HTMLVideoElement", "poster");
      address("HTMLObjectElement", "data");
    })(typeof window === "undefined" ? globalThis : window);
    """#

  /// A page that runs the script before its own; behind what decides how a page is read, its document type.
  static func insert(into page: [UInt8]) -> [UInt8] {
    let place = place(in: page)
    return page[..<place] + Array("<script src=\"\(target)\"></script>".utf8) + page[place...]
  }

  /// Behind a byte order mark, and where one comes behind space and comments, the document type.
  private static func place(in page: [UInt8]) -> Int {
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
