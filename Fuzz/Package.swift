// swift-tools-version: 6.3

import PackageDescription

// libFuzzer brings the `main`; the fuzzers look at what only tests may see.
let fuzzed: [SwiftSetting] = [.unsafeFlags(["-parse-as-library"])]

// Build it with `swift build -c release --sanitize=fuzzer -Xswiftc -sanitize=fuzzer,address
// -Xswiftc -enable-testing`, and run it with `Fuzz/run`.
let package = Package(
  name: "picker-log-fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "picker-log", path: "..")],
  targets: [
    // The reference model and the checks: a link to the folder of the tests, which is no product.
    .target(
      name: "PickerReference",
      dependencies: [.product(name: "PickerEvents", package: "picker-log")],
    ),
    // Any bytes as a session file.
    .executableTarget(
      name: "fuzz-session-file",
      dependencies: [
        .product(name: "PickerEvents", package: "picker-log"),
        .product(name: "PickerProjection", package: "picker-log"),
      ],
      swiftSettings: fuzzed,
    ),
    // Any bytes as the choices of somebody who makes up a session. Two of its files are links to
    // those of the tests, by which they play and read the machine.
    .executableTarget(
      name: "fuzz-apply",
      dependencies: [
        "PickerReference",
        .product(name: "PickerEvents", package: "picker-log"),
        .product(name: "PickerProjection", package: "picker-log"),
      ],
      swiftSettings: fuzzed,
    ),
  ],
  swiftLanguageModes: [.v6],
)
