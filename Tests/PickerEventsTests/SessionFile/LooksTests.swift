import PickerEvents
import Testing

/// Systems that draw have properties of looks and of the platform; a log of choices has none.
///
/// Who writes one into a session file is told so.
@Suite struct `What is only looked at` {
  @Test(arguments: [
    "tintColor", "estimatedRowHeight", "rowHeight", "cellReuseIdentifier", "separatorColor",
    "backgroundColor", "font", "theme", "seperatorWidthOffset", "contentInset", "animation",
    "cellAnimator", "cellTransitioner", "alwaysShowValueTextOnBottom", "largeTitle", "tableView",
    "accessibilityLabel", "isVisible", "controlBackgroundColor", "seperatorColor",
    "allItemsTableBackgroundColor", "allItemsContentInset",
    "selectedItemsContentInset",
  ])
  func `is no key of a configuration`(key: String) {
    expectUnknown(key, in: "{\"\(key)\":1}", at: "config.\(key)")
  }

  @Test(arguments: [
    "promptMessage", "indicatorBorderColor", "indicatorBorderWidth", "torch", "camera",
  ])
  func `is no key of the scanner`(key: String) {
    expectUnknown(key, in: "{\"scan\":{\"\(key)\":1}}", at: "config.scan.\(key)")
  }

  @Test(arguments: [
    "delay", "barTintColor", "isSpeechRecognizerEnabled", "delegate", "placeholderTextFont",
    "placeholderTextColor",
  ])
  func `is no key of the search`(key: String) {
    expectUnknown(key, in: "{\"search\":{\"\(key)\":1}}", at: "config.search.\(key)")
  }

  @Test(arguments: [
    "keyboardType", "font", "tintColor", "autocapitalization", "cellHeight", "title", "subtitle",
    "valueTextView",
  ])
  func `is no key of a note`(key: String) {
    expectUnknown(key, in: "{\"note\":{\"\(key)\":1}}", at: "config.note.\(key)")
  }

  @Test(arguments: ["image", "accessoryType", "cell", "height"])
  func `is no key of an item`(key: String) {
    let error = Files.fault(
      #"{"event":"opened","items":[{"id":"a","title":"A","\#(key)":1}]}"#)
    #expect(error?.code == .unknownKey)
    #expect(error?.key == "items[0].\(key)")
  }

  private func expectUnknown(_ key: String, in config: String, at path: String) {
    let error = Files.fault(#"{"event":"opened","items":[],"config":\#(config)}"#)
    #expect(error?.code == .unknownKey, "\(key)")
    #expect(error?.key == path)
  }
}
