/// When a row applies, and what else is said of it.
extension Row {
  /// The row, from this profile on.
  @inline(never)
  public consuming func since(_ profile: OutputProfile) -> Row {
    var row = self
    row.condition.since = profile
    return row
  }

  /// The row, up to and with this profile.
  @inline(never)
  public consuming func through(_ profile: OutputProfile) -> Row {
    var row = self
    row.condition.through = profile
    return row
  }

  /// The row, if an attribute of the element has one of these values.
  @inline(never)
  public consuming func when(_ attribute: String, in values: [String]) -> Row {
    when(.value(attribute, in: values, true))
  }

  /// The row, unless an attribute of the element has one of these values.
  @inline(never)
  public consuming func unless(_ attribute: String, in values: [String]) -> Row {
    when(.value(attribute, in: values, false))
  }

  /// The row, if the element has the attribute, or the child of that key.
  @inline(never)
  public consuming func whenPresent(_ name: String) -> Row { when(.presence(name, true)) }

  /// The row, if the element has neither the attribute nor the child of that key.
  @inline(never)
  public consuming func whenAbsent(_ name: String) -> Row { when(.presence(name, false)) }

  /// The row, if the child of a key is `<nil>`.
  @inline(never)
  public consuming func whenNil(_ child: String) -> Row { when(.nilChild(child, true)) }

  /// The row, unless the child of a key is `<nil>`.
  @inline(never)
  public consuming func unlessNil(_ child: String) -> Row { when(.nilChild(child, false)) }

  /// The row, in documents for Apple TV alone.
  @inline(never)
  public consuming func onTelevision() -> Row {
    var row = self
    row.condition.devices = .television
    return row
  }

  /// The row, but not in documents for Apple TV.
  @inline(never)
  public consuming func exceptOnTelevision() -> Row {
    var row = self
    row.condition.devices = .handheld
    return row
  }

  /// The row, in archives that Interface Builder saved beside documents, and not in those of its compiler.
  @inline(never)
  public consuming func savedByEditor() -> Row {
    var row = self
    row.condition.devices = .editor
    return row
  }

  /// The row, in archives of the compiler alone.
  @inline(never)
  public consuming func compiled() -> Row {
    var row = self
    row.condition.devices = [.handheld, .television]
    return row
  }

  /// A row asks at most two questions, of which one is for presence.
  private consuming func when(_ test: Condition.Test) -> Row {
    var row = self
    if row.condition.test == .always { row.condition.test = test } else { row.condition.secondTest = test }
    return row
  }

  /// The row, whose attribute an element cannot do without.
  @inline(never)
  public consuming func required() -> Row {
    var row = self
    row.isRequired = true
    return row
  }

  /// The row, which a public page says, though no archive may show it.
  @inline(never)
  public consuming func documented() -> Row {
    var row = self
    row.basis = .documented
    return row
  }
}
