// swift-tools-version: 6.3

import PackageDescription

// What every target is held to. The upcoming features make today's code mean tomorrow what it
// means now; strict memory safety keeps each unsafe construct visible at its use.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .strictMemorySafety(),
]

// What the pure targets are held to on top: whatever Embedded Swift cannot compile (an untyped
// `throws`, an existential) already stops an ordinary build, not only the wasm one.
let portable: [SwiftSetting] = strict + [.treatWarning("EmbeddedRestrictions", as: .error)]

let package = Package(
  name: "picker-log",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "PickerEvents", targets: ["PickerEvents"]),
    .library(name: "PickerProjection", targets: ["PickerProjection"]),
    .library(name: "EventStore", targets: ["EventStore"]),
    .library(name: "PickerSession", targets: ["PickerSession"]),
    .executable(name: "replay", targets: ["replay"]),
  ],
  targets: [
    // The facts: events, configuration, catalog, ids, and the session file. Pure.
    .target(name: "PickerEvents", swiftSettings: portable),

    // The folds: the picker's state and everything that is derived from events. Pure.
    .target(name: "PickerProjection", dependencies: ["PickerEvents"], swiftSettings: portable),

    // The system's libsqlite3; the module map serves Linux and Apple alike.
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])],
    ),

    // The system's libzstd, which compresses what is exported as Parquet.
    .systemLibrary(
      name: "CZstd",
      pkgConfig: "libzstd",
      providers: [.apt(["libzstd-dev"]), .brew(["zstd"])],
    ),

    // libc's wcwidth, which the Glibc module does not show.
    .systemLibrary(name: "CTerminal"),

    // The log: one SQLite file, appended to and read back. It knows no projection.
    .target(name: "EventStore", dependencies: ["PickerEvents", "CSQLite"], swiftSettings: strict),

    // Writes Parquet files. It knows columns and values, and nothing of pickers.
    .target(name: "Parquet", dependencies: ["CZstd"], swiftSettings: strict),

    // The log as tables, for analysts: what stands in each row, and the forms that it is written in.
    .target(
      name: "PickerTables",
      dependencies: ["PickerEvents", "PickerProjection", "EventStore", "Parquet"],
      swiftSettings: strict,
    ),

    // What an app embeds: one type that decides, records and applies, and the one import.
    .target(
      name: "PickerSession",
      dependencies: ["PickerEvents", "PickerProjection", "EventStore"],
      swiftSettings: strict,
    ),

    // The example to copy: a picker on the command line around PickerSession, its one import.
    .executableTarget(
      name: "example-picker", dependencies: ["PickerSession"], swiftSettings: strict
    ),

    // The tool: thin verbs over the libraries. The demo's catalog is compiled in, so that the
    // binary needs neither Foundation nor a resource bundle beside it.
    .executableTarget(
      name: "replay",
      dependencies: [
        "PickerEvents", "PickerProjection", "EventStore", "PickerTables", "CTerminal",
      ],
      resources: [.embedInCode("Resources/iso3166.tab")],
      swiftSettings: strict,
    ),

    // The reference model: the contract once more, in arrays, written to be obviously right. It
    // must not see the machine that it is compared with.
    .target(
      name: "PickerReference",
      dependencies: ["PickerEvents"],
      path: "Tests/PickerReference",
      swiftSettings: strict,
    ),
    // The reference model is tested too: by cases from the contract, and by its invariants.
    .testTarget(
      name: "PickerReferenceTests",
      dependencies: ["PickerEvents", "PickerReference"],
      swiftSettings: strict,
    ),
    .testTarget(name: "PickerEventsTests", dependencies: ["PickerEvents"], swiftSettings: strict),
    .testTarget(
      name: "PickerProjectionTests",
      dependencies: ["PickerEvents", "PickerProjection", "PickerReference"],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "EventStoreTests",
      dependencies: ["PickerEvents", "EventStore", "CSQLite"],
      exclude: ["Fixtures"],
      swiftSettings: strict,
    ),
    // Reads Parquet files naively. It must not see what writes them.
    .target(
      name: "ParquetReader",
      dependencies: ["CZstd"],
      path: "Tests/ParquetReader",
      swiftSettings: strict,
    ),
    // Read back by a reader of their own, and compared with a golden file.
    .testTarget(
      name: "ParquetTests",
      dependencies: ["Parquet", "ParquetReader", "CZstd"],
      exclude: ["Golden"],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "PickerTablesTests",
      dependencies: ["PickerEvents", "EventStore", "Parquet", "ParquetReader", "PickerTables"],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "PickerSessionTests",
      dependencies: [
        "PickerEvents", "PickerProjection", "EventStore", "PickerSession", "PickerReference",
        "example-picker",
      ],
      exclude: ["Golden"],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "ReplayTests",
      dependencies: [
        "PickerEvents", "PickerProjection", "PickerReference", "PickerTables", "EventStore",
        "FaultSupport", "ParquetReader", "replay",
      ],
      exclude: ["Golden"],
      swiftSettings: strict,
    ),
    // The machine, the store and the session file together.
    .testTarget(
      name: "RecordingTests",
      dependencies: [
        "PickerEvents", "PickerProjection", "PickerReference", "EventStore", "FaultSupport",
      ],
      exclude: ["Fixtures"],
      swiftSettings: strict,
    ),
    // A layer under SQLite that fails when told to, and that knows what a power cut leaves.
    .target(name: "CFaultVFS", dependencies: ["CSQLite"], path: "Tests/CFaultVFS"),
    // Lets ThreadSanitizer see the waiting for a `Mutex`.
    .target(name: "CVisibleLock", path: "Tests/CVisibleLock"),
    // What the tests of faults, the process that they kill, and whoever looks at a log with nothing
    // but SQLite share.
    .target(
      name: "FaultSupport",
      dependencies: [
        "PickerEvents", "PickerProjection", "PickerReference", "EventStore", "CSQLite", "CFaultVFS",
      ],
      path: "Tests/FaultSupport",
      swiftSettings: strict,
    ),
    // The process that tests kill: it appends, and says so through a pipe.
    .executableTarget(
      name: "CrashWorker",
      dependencies: ["PickerEvents", "PickerProjection", "EventStore", "FaultSupport"],
      path: "Tests/CrashWorker",
      swiftSettings: strict,
    ),
    // Writes random sessions with their record, for the module of wasm to be compared with.
    .executableTarget(
      name: "SessionWriter",
      dependencies: ["PickerEvents", "PickerProjection", "PickerReference"],
      path: "Tests/SessionWriter",
      swiftSettings: strict,
    ),
    // Faults, power cuts and crashes against what the store promises.
    .testTarget(
      name: "FaultTests",
      dependencies: [
        "PickerEvents", "PickerProjection", "PickerReference", "EventStore", "FaultSupport",
        "CrashWorker", "CVisibleLock",
      ],
      swiftSettings: strict,
    ),
    // Every session of Tests/Scenarios.
    .testTarget(
      name: "ScenarioTests",
      dependencies: ["PickerEvents", "PickerProjection"],
      swiftSettings: strict,
    ),
  ],
  swiftLanguageModes: [.v6],
)
