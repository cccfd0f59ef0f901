import Testing

@Suite("Values that are objects of their own")
struct ObjectValueTests {
  @Test("the bounds and the locale of a date picker are archived")
  func datePicker() throws {
    let sample = try CompiledSample(
      """
      <datePicker id="a"><date key="date" timeIntervalSinceReferenceDate="5"/>
      <date key="minimumDate" timeIntervalSinceReferenceDate="1"/>
      <date key="maximumDate" timeIntervalSinceReferenceDate="9.5"/>
      <locale key="locale" localeIdentifier="de_DE"/></datePicker>
      """)

    #expect(sample.objects("NSDate").map { sample.text("NS.time", of: $0) } == ["5.0", "1.0", "9.5"])
    #expect(sample.value("UIMinimumDate", of: "UIDatePicker") == "@NSDate")
    #expect(sample.value("UIMaximumDate", of: "UIDatePicker") == "@NSDate")
    #expect(sample.value("NS.identifier", of: "NSLocale") == #""de_DE""#)
    #expect(sample.diagnostics.messages.isEmpty)
  }

  @Test("a picker that uses the current date has none", arguments: [("YES", "-"), ("NO", "@NSDate")])
  func currentDate(usesCurrent: String, date: String) throws {
    let sample = try CompiledSample(
      #"<datePicker id="a" useCurrentDate="\#(usesCurrent)"><date key="date" timeIntervalSinceReferenceDate="5"/></datePicker>"#
    )

    #expect(sample.value("UIDate", of: "UIDatePicker") == date)
  }

  @Test("data detectors are bits of the child with their key")
  func dataDetectors() throws {
    let sample = try CompiledSample(
      #"<textView id="a"><dataDetectorType key="dataDetectorTypes" phoneNumber="YES" address="YES"/></textView>"#)

    #expect(sample.value("UIDataDetectorTypes", of: "UITextView") == "5")
  }

  @Test("a layout of a custom class is swapped for it")
  func customLayout() throws {
    let sample = try CompiledSample(
      #"<collectionView id="a"><collectionViewLayout key="collectionViewLayout" id="b" customClass="Falls"/></collectionView>"#
    )

    #expect(sample.value("UICollectionLayout", of: "UICollectionView") == "@UIClassSwapper")
    #expect(sample.value("UIOriginalClassName", of: "UIClassSwapper") == #""UICollectionViewLayout""#)
  }

  @Test(
    "a font's size is a number, a name, or that of a system font",
    arguments: [
      (#"type="system" size="smallSystem""#, "12.0"), (#"type="system" size="9""#, "9.0"),
      (#"type="system" pointSize="8" size="label""#, "8.0"), (#"metaFont="label""#, "10.0"),
      (#"metaFont="system" size="17""#, "17.0"),
    ])
  func fontSize(attributes: String, size: String) throws {
    let sample = try CompiledSample(
      #"<label id="a"><fontDescription key="fontDescription" \#(attributes)/></label>"#)

    #expect(sample.value("UIFontPointSize", of: "UIFont") == size)
    #expect(sample.diagnostics.messages.isEmpty)
  }
}
