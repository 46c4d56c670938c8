/// Sessions in which the rows change: by searches, scans, pages, answers and reloads.
extension Samples {
  /// The picker searches by itself, and a scan picks; pages come, reloads drop and keep what is
  /// missing.
  static let market = #"""
    {"event":"opened","session":"market","ts":"2026-03-01T09:00:00Z","actor":"Ada","config":{"mode":"multiple","max":4,"missingPicks":"drop","search":{"enabled":true,"minimumCharacters":2},"scan":{"enabled":true,"action":"select","mode":"eanUPC","repeatWindowMs":3000},"paging":{"enabled":true}},"sections":[{"id":"f","title":"Fruit","items":[{"id":"a","title":"Apple","codes":["4006381333931"]},{"id":"b","title":"Banana","codes":["96385074"]},{"id":"c","title":"Cherry","codes":["96385074"]},{"id":"d","title":"Date","codes":["0012345678905"],"enabled":false}]},{"id":"v","title":"Vegetables","items":[{"id":"k","title":"Kale","codes":["5901234123457"]},{"id":"l","title":"Leek"}]}],"hasMore":true}
    {"event":"viewportChanged","first":0,"capacity":4}
    {"event":"scanned","raw":"]E04006381333931","value":"4006381333931","symbology":"ean13"}
    {"event":"scanned","value":"4006381333931","symbology":"ean13","ts":"2026-03-01T09:00:03.500Z"}
    {"event":"scanned","value":"4006381333931","symbology":"ean13","ts":"2026-03-01T09:00:08Z"}
    {"event":"scanned","value":"96385074","symbology":"ean8"}
    {"event":"scanned","value":"12345678905","symbology":"upca"}
    {"event":"scanned","value":"012345678905","symbology":"upca"}
    {"event":"scanned","value":"5901234123457","symbology":"qr"}
    {"event":"scanned","value":" \t","symbology":"ean8"}
    {"event":"tapped","item":"b"}
    {"event":"searchBegan"}
    {"event":"searchChanged","text":"k"}
    {"event":"searchChanged","text":"ke"}
    {"event":"searchChanged","text":"le"}
    {"event":"rangeTapped","item":"l"}
    {"event":"selectAllTapped"}
    {"event":"undone"}
    {"event":"scanned","value":"0012345678905"}
    {"event":"searchChanged","text":"leek"}
    {"event":"tapped","item":"l"}
    {"event":"searchCancelled"}
    {"event":"viewportChanged","first":2,"capacity":4}
    {"event":"pageLoaded","sections":[{"id":"v","items":[{"id":"k","title":"Kale","enabled":false},{"id":"m","title":"Maize"}]},{"id":"n","title":"Nuts","items":[{"id":"o","title":"Oat"}]}],"hasMore":true}
    {"event":"rangeTapped","item":"o"}
    {"event":"selectAllTapped"}
    {"event":"rulesChanged","max":6}
    {"event":"rangeTapped","item":"a"}
    {"event":"searchChanged","text":"oat"}
    {"event":"selectAllTapped"}
    {"event":"searchChanged","text":"an"}
    {"event":"catalogReloaded","sections":[{"id":"v","title":"Vegetables","items":[{"id":"k","title":"Kale"},{"id":"c","title":"Cherry"},{"id":"o","title":"Oat"},{"id":"a","title":"Apple"}]}]}
    {"event":"rulesChanged","missingPicks":"keep"}
    {"event":"catalogReloaded","sections":[{"id":"v","title":"Vegetables","items":[{"id":"k","title":"Kale"},{"id":"a","title":"Apple"}]}]}
    {"event":"catalogReloaded","sections":[{"id":"v","title":"Vegetables","items":[{"id":"k","title":"Kale"},{"id":"c","title":"Cherry"},{"id":"o","title":"Oat"},{"id":"a","title":"Apple"}]}],"hasMore":true}
    {"event":"loadStarted"}
    {"event":"loadFailed","message":"no network"}
    {"event":"paneSwiped","to":"selected"}
    {"event":"searchChanged","text":"kale"}
    {"event":"doneTapped"}

    """#

  /// The host searches, a scan searches, answers come late; some texts were erased from the record.
  static let library = #"""
    {"event":"opened","session":"library","ts":"2026-03-01T09:00:00Z","config":{"preset":"selectionTable","max":2,"search":{"enabled":true},"scan":{"enabled":true}},"items":[{"id":"a","title":"Atlas"},{"id":"b","title":"Bible"},{"id":"c","title":"Codex"}],"preselected":["z"]}
    {"event":"tapped","item":"a"}
    {"event":"searchChanged","text":"d"}
    {"event":"searchResultsArrived","query":"","ids":["a"]}
    {"event":"searchSubmitted"}
    {"event":"searchChanged","text":"di"}
    {"event":"searchResultsArrived","query":"d","items":[{"id":"d","title":"Diary"}]}
    {"event":"pageLoaded","items":[{"id":"x","title":"Xenia"}],"query":"di"}
    {"event":"searchResultsArrived","query":"di","items":[{"id":"d","title":"Diary"},{"id":"c","title":"Codex 2","enabled":false},{"id":"z","title":"Zohar"}],"hasMore":true}
    {"event":"tapped","item":"d"}
    {"event":"pageLoaded","items":[{"id":"e","title":"Edda"}],"query":"di"}
    {"event":"scanned","raw":"b","value":"b","symbology":"code39"}
    {"event":"searchResultsArrived","query":"b","ids":["b","q","r"]}
    {"event":"tapped","item":"b"}
    {"event":"selectAllTapped"}
    {"event":"searchSubmitted"}
    {"event":"searchResultsArrived","query":"b","ids":["e","e"]}
    {"event":"scanned","erased":true,"matches":["a","e"]}
    {"event":"searchResultsArrived","query":"#7","ids":["e"]}
    {"event":"searchChanged","erased":true,"matches":["c","q"]}
    {"event":"searchSubmitted","erased":true,"matches":[]}
    {"event":"doneTapped"}

    """#

  /// All that was typed and scanned was erased from the record, but for one letter.
  static let erased = #"""
    {"event":"opened","session":"e","config":{"mode":"multiple","max":2,"search":{"enabled":true,"minimumCharacters":3},"scan":{"enabled":true,"action":"select","repeatWindowMs":5000}},"items":[{"id":"a","title":"Apple","codes":["1"]},{"id":"b","title":"Berry"},{"id":"c","title":"Cherry"}]}
    {"event":"searchChanged","erased":true,"matches":["b"]}
    {"event":"tapped","item":"b"}
    {"event":"scanned","erased":true,"matches":["a"],"symbology":"ean8"}
    {"event":"scanned","erased":true,"matches":["a"]}
    {"event":"scanned","erased":true,"matches":[]}
    {"event":"scanned","erased":true,"matches":["a","c"]}
    {"event":"searchChanged","text":"x"}
    {"event":"searchSubmitted","erased":true,"matches":["c","a"]}
    {"event":"tapped","item":"c"}
    {"event":"selectAllTapped"}
    {"event":"doneTapped"}

    """#

  /// A choice with a note that must not be empty; text is composed, refused, cut off, and set.
  static let form = #"""
    {"event":"opened","session":"form","ts":"2026-03-01T09:00:00Z","actor":"Ada","config":{"preset":"formCell","title":"Delivery","note":{"isRequired":true,"maxLength":10,"countsCharacters":true,"placeholder":"Say more"}},"items":["Door","Desk"]}
    {"event":"tapped","item":"0"}
    {"event":"doneTapped"}
    {"event":"alertAcknowledged"}
    {"event":"noteEdited","start":0,"length":0,"text":"ka","kind":"composing"}
    {"event":"noteErrorSet","text":"no such floor"}
    {"event":"noteFocused"}
    {"event":"noteEdited","start":0,"length":2,"text":"fragile"}
    {"event":"noteEdited","start":7,"length":0,"text":", with care","kind":"pasted"}
    {"event":"noteEdited","start":9,"length":0,"text":"?"}
    {"event":"noteErrorSet","hasError":false,"text":""}
    {"event":"noteBlurred"}
    {"event":"noteSet","text":"fragile!"}
    {"event":"doneTapped"}
    """#
}
