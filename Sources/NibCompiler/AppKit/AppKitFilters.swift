import NibBytes
import NibGraph
import NibSchema

/// Filters of Core Image that views are shown through.
///
/// Seen: a filter in an archive, and 27 of documents of Xcode 3 and 4, whose settings are reals and colors.
enum AppKitFilters {
  /// The filters of a view, and of what is behind it.
  static func lower(_ lowering: inout Lowering) {
    for (name, key) in [
      (WellKnownName.contentFilters, AppKitKey.nsViewContentFilters), (.backgroundFilters, .nsViewBackgroundFilters),
    ] {
      guard let list = lowering.reader.child(name) else { continue }
      var filters: [ObjectID] = []
      for element in Array(lowering.reader.children(of: list)) {
        if let filter = filter(element, &lowering) { filters.append(filter) }
      }
      if !filters.isEmpty { lowering.writer.add(.reference(key, lowering.writer.array(filters, .array))) }
    }
  }

  /// A filter with its settings, but for the image, which each system gives it.
  private static func filter(_ element: Int, _ lowering: inout Lowering) -> ObjectID? {
    guard lowering.reader.tag(element) == .ciFilter, let name = lowering.reader.attribute(.name, of: element) else {
      lowering.reader.warn(.unknownElement, "a filter without a name, or no filter; element ignored", at: element)
      return nil
    }
    var settings: [(key: String, value: ObjectID)] = []
    let configuration = lowering.reader.firstChild(.configuration, of: element)
    for setting in configuration.map({ Array(lowering.reader.children(of: $0)) }) ?? [] {
      let key = lowering.reader.attribute(.key, of: setting).map { lowering.reader.text($0) } ?? ""
      if lowering.reader.tag(setting) == .null { continue }
      if let value = value(setting, &lowering) {
        settings.append((key, value))
      } else {
        lowering.reader.warn(
          .noKnownForm,
          "the setting '\(key)' of a filter is not archived: no known form; the filter does without: "
            + lowering.reader.excerpt(of: setting), at: setting)
      }
    }
    let object = lowering.writer.reserve(lowering.writer.classID(named: lowering.reader.text(name)))
    lowering.writer.begin(object)
    for (key, value) in settings {
      lowering.writer.add(.reference(lowering.writer.key(named: CoreImageName.settingPrefix + key), value))
    }
    lowering.writer.add(.bool(.ciEnabled, true))
    lowering.writer.end()
    return object
  }

  private static func value(_ setting: Int, _ lowering: inout Lowering) -> ObjectID? {
    switch WellKnownName(lowering.reader.tag(setting)) {
    case .real: return lowering.writer.number(real: lowering.reader.real(.value, of: setting))
    case .integer: return lowering.writer.number(integer: lowering.reader.wholeNumber(.value, of: setting))
    case .ciColor:
      let parts = [WellKnownName.red, .green, .blue].map { lowering.reader.real($0, of: setting) }
      let alpha = lowering.reader.real(.alpha, of: setting, default: 1)
      let values = zip(CoreImageName.colorParts, parts + [alpha]).map { name, part in
        KeyedValue.float(lowering.writer.key(named: name), Float(part))
      }
      let object = lowering.writer.reserve(AppKitClass.ciColor)
      lowering.writer.begin(object)
      for value in values { lowering.writer.add(value) }
      lowering.writer.end()
      return object
    default: return nil
    }
  }
}

/// Filters, read backwards.
extension Raising {
  /// Adds the filters of a view, and of what is behind it.
  mutating func raiseFilters(_ current: RaisedObject) {
    for (name, key) in [
      ("contentFilters", AppKitKey.nsViewContentFilters), ("backgroundFilters", .nsViewBackgroundFilters),
    ] {
      guard let list = current.reference(key) else { continue }
      let container = document.add(name, to: current.element)
      for filter in graph.members(list) {
        let element = document.add("ciFilter", to: container)
        document.set("name", graph.className(of: filter), of: element)
        let configuration = document.add("configuration", to: element)
        for value in graph.values(of: filter) {
          let key = graph.keyName(value.key)
          guard key.hasPrefix(CoreImageName.settingPrefix), let object = value.object else { continue }
          addSetting(String(key.dropFirst(CoreImageName.settingPrefix.count)), object, to: configuration)
        }
      }
    }
  }

  private mutating func addSetting(_ key: String, _ object: ObjectID, to configuration: Int) {
    if let number = graph.number(object) {
      let isWhole = if case .int = graph.values(of: object).first?.value { true } else { false }
      let element = document.add(isWhole ? "integer" : "real", key: key, to: configuration)
      return document.set("value", Decimal.text(number), of: element)
    }
    guard graph.isOf(AppKitClass.ciColor, object) else {
      return warn("the setting '\(key)' of a filter is a \(graph.className(of: object)); it is left out", object)
    }
    let element = document.add("ciColor", key: key, to: configuration)
    let color = RaisedObject(
      object: object, element: element, kind: AppKitElements.customObject, values: values(of: object))
    for name in CoreImageName.colorParts {
      document.set(name, Decimal.text(color.real(name) ?? 0), of: element)
    }
  }
}
