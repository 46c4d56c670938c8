import EventStore
import PickerEvents
import Testing

@Suite struct `Batches appended together` {
  @Test(arguments: Place.allCases)
  func `are all kept`(place: Place) throws {
    try place.withStore { store in
      try store.appendTogether({ $0 }) { (log) throws(StoreError) in
        try log.append([Events.opened()], to: "s", expecting: .mustNotExist)
        try log.append([Events.tapped(2), Events.tapped(3)], to: "s", expecting: .exactly(1))
        try log.append([Events.opened()], to: "t", expecting: .mustNotExist, ending: .done)
      }
      #expect(try store.all("s").count == 3)
      #expect(try store.session("t")?.ending == .done)
      try store.append([Events.tapped(4)], to: "s", expecting: .exactly(3))
      #expect(try store.all("s").count == 4)
    }
  }

  @Test(arguments: Place.allCases)
  func `are none of them kept where one fails`(place: Place) throws {
    try place.withStore { store in
      try store.append([Events.opened()], to: "s", expecting: .mustNotExist)
      let error = failure {
        try store.appendTogether({ $0 }) { (log) throws(StoreError) in
          try log.append([Events.tapped(2)], to: "s", expecting: .exactly(1))
          try log.append([Events.opened()], to: "new", expecting: .mustNotExist)
          try log.append([Events.opened(app: "other")], to: "s", expecting: .mustNotExist)
        }
      }
      #expect(error?.code == .sessionExists)
      #expect(try store.all("s").count == 1)
      #expect(try store.session("new") == nil)
      try store.append([Events.tapped(2)], to: "s", expecting: .exactly(1))
      #expect(try store.all("s").count == 2)
    }
  }

  @Test(arguments: Place.allCases)
  func `keep other appends out until they are done, and take none after it`(place: Place) throws {
    try place.withStore { store in
      var escaped: Together?
      try store.appendTogether({ $0 }) { (log) throws(StoreError) in
        try log.append([Events.opened()], to: "s", expecting: .mustNotExist)
        let other = failure {
          try store.append([Events.opened()], to: "other", expecting: .mustNotExist)
        }
        #expect(other?.code == .busy)
        let nested = failure { try store.appendTogether({ $0 }) { _ throws(StoreError) in } }
        #expect(nested?.code == .busy)
        escaped = log
      }
      let late = failure {
        try escaped?.append([Events.tapped(2)], to: "s", expecting: .exactly(1))
      }
      #expect(late?.code == .invalidBatch)
      #expect(try store.all("s").count == 1)
      #expect(try store.sessions().count == 1)
    }
  }
}
