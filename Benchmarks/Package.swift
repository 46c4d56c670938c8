// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "picker-log-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "picker-log", path: "..")],
  targets: [
    // The same work in C against the same libsqlite3: what the store is measured by.
    .target(name: "CRawStore", linkerSettings: [.linkedLibrary("sqlite3")]),
    // One subcommand a subject; `swift run --package-path Benchmarks -c release benchmark store`.
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "CRawStore",
        .product(name: "EventStore", package: "picker-log"),
        .product(name: "PickerEvents", package: "picker-log"),
        .product(name: "PickerProjection", package: "picker-log"),
        .product(name: "PickerSession", package: "picker-log"),
      ],
    ),
  ],
  swiftLanguageModes: [.v6],
)
