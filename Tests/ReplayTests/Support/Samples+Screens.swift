/// Sessions whose screens are looked at.
extension Samples {
  /// Sections with limits, a disabled row, alerts, a viewport, a search that finds nothing, panes.
  static let planner = #"""
    {"event":"opened","session":"planner","ts":"2026-03-01T09:00:00Z","config":{"mode":"multiple","max":4,"sectionMax":2,"min":2,"requiresSelection":true,"confirmsOnCancel":true,"title":"Trip planner","prompt":"Up to four. The oldest pick of a section makes room for the newest one when there are more than two.","search":{"enabled":true,"placeholder":"Fruit or vegetable"},"scan":{"enabled":true,"action":"select"}},"sections":[{"id":"f","title":"Fruit","items":[{"id":"a","title":"Apple","detail":"from the Alps","icon":"leaf"},{"id":"b","title":"Banana"},{"id":"c","title":"Cherry"},{"id":"d","title":"Date","enabled":false,"detail":"sold out"}]},{"id":"v","title":"Vegetables","items":[{"id":"k","title":"Kale"},{"id":"l","title":"Leek"}]},{"id":"n","items":[{"id":"o","title":"Oat"}]}]}
    {"event":"tapped","item":"b"}
    {"event":"doneTapped"}
    {"event":"alertAcknowledged"}
    {"event":"tapped","item":"k"}
    {"event":"tapped","item":"l"}
    {"event":"viewportChanged","first":0,"capacity":4}
    {"event":"viewportChanged","first":2,"capacity":4}
    {"event":"searchChanged","text":"zzz"}
    {"event":"searchCancelled"}
    {"event":"cancelTapped"}
    {"event":"keepEditingTapped"}
    {"event":"loadFailed","message":"no network"}
    {"event":"doneTapped"}

    """#

  /// Two panes: picks leave the list of everything, and the host searches.
  static let panes = #"""
    {"event":"opened","session":"panes","ts":"2026-03-01T09:00:00Z","config":{"preset":"selectionTable","search":{"enabled":true}},"sections":[{"id":"f","title":"Fruit","items":["Apple","Banana"]}],"preselected":["Cherry"]}
    {"event":"tapped","item":"Apple"}
    {"event":"paneSwiped","to":"selected"}
    {"event":"paneSwiped","to":"all"}
    {"event":"tapped","item":"Banana"}
    {"event":"searchChanged","text":"p"}
    {"event":"searchResultsArrived","query":"p","items":["Pear","Apple"]}
    {"event":"searchChanged","text":"pq"}
    {"event":"searchResultsArrived","query":"pq","items":[]}
    {"event":"searchChanged","erased":true,"matches":[]}
    {"event":"catalogReloaded","items":[]}
    {"event":"searchCancelled"}
    {"event":"loadStarted"}
    {"event":"abandoned"}

    """#

  /// Circles before the titles, letters of two columns, and right-to-left texts.
  static let wide = #"""
    {"event":"opened","session":"wide","ts":"2026-03-01T09:00:00Z","config":{"mode":"multiple","selectionStyle":"leading","title":"旅行の計画","prompt":"四つまで選べます。それ以上選ぶと、いちばん古いものが外れます。もう一度選ぶと、いちばん新しいものになります。","allTitle":"すべて","selectAllTitle":"すべて選択"},"sections":[{"id":"s","title":"ירקות","items":[{"id":"1","title":"寿司","detail":"四貫"},{"id":"2","title":"שלום עולם","detail":"مرحبا"},{"id":"3","title":"e\u0301clair 👩‍🚀🇧🇪","icon":"🥐"},{"id":"4","title":"一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十","enabled":false}]}]}
    {"event":"tapped","item":"2"}
    {"event":"tapped","item":"1"}

    """#

  /// Positions name the rows of a form cell's picker, which is pushed and has no Cancel button.
  static let days = #"""
    {"event":"opened","session":"form","ts":"2026-03-01T09:00:00Z","config":{"preset":"formCell","title":"Days"},"items":[{"title":"Monday"},{"title":"Tuesday"},{"title":"Monday"}],"preselected":["2"]}
    {"event":"tapped","item":"0"}
    {"event":"dismissAttempted"}

    """#

  /// A single choice that ends with the tap, after a Cancel that there is not.
  static let single = #"""
    {"event":"opened","session":"single","ts":"2026-03-01T09:00:00Z","config":{"dismissesOnSelection":true,"title":"One of them"},"items":["a","b","c"],"preselected":["b"]}
    {"event":"cancelTapped"}

    """#

  /// A note with a limit that may be passed, a mark, hints and an error.
  static let note = #"""
    {"event":"opened","session":"note","ts":"2026-03-01T09:00:00Z","config":{"title":"Order","note":{"maxLength":9,"countsCharacters":true,"allowsBeyondLimit":true,"isRequired":true,"placeholder":"For the kitchen","hint":"Allergies, wishes","minLines":3}},"items":["Soup","Stew"]}
    {"event":"noteFocused"}
    {"event":"noteEdited","start":0,"length":0,"text":"no salt"}
    {"event":"noteEdited","start":7,"length":0,"text":"\nמלח"}
    {"event":"noteBlurred"}
    {"event":"noteErrorSet","text":"The kitchen cannot read this."}
    {"event":"noteErrorSet","hasError":true,"text":""}
    {"event":"doneTapped"}

    """#

  /// What is only shown, in a note that takes no edits.
  static let readOnlyNote = #"""
    {"event":"opened","session":"read","ts":"2026-03-01T09:00:00Z","config":{"note":{"text":"from the last order","isReadOnly":true,"version":1}},"items":["Soup"]}

    """#
}
