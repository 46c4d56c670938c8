// swift-tools-version: 6.3

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

// What the module gives to its host; whatever these do not reach is left out of it.
let exports = ["picker_answer", "picker_alloc", "picker_free", "picker_bytes_in_use"]

// A module without a `main`. The stack comes first, so that running over it traps instead of
// writing over data; addresses stay below 2^31, as `Int` does.
let module =
  ["-nostdlib"].flatMap { ["-Xclang-linker", $0] }
  + (exports.map { "--export=\($0)" } + [
    "--no-entry", "--strip-all", "--stack-first", "-z", "stack-size=1048576",
    "--max-memory=2147483648", "--allow-undefined-file=\(Context.packageDirectory)/imports.txt",
  ]).flatMap { ["-Xlinker", $0] }

// A package of its own, because linking the module takes flags that SwiftPM allows in no package
// that another one depends on. `Scripts/check-wasm` builds it.
let package = Package(
  name: "picker-log-wasm",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "picker-log", path: "..")],
  targets: [
    // What C's library would bring: memory, and the comparison of bytes.
    .target(
      name: "CModuleRuntime",
      cSettings: [.unsafeFlags(["-ffreestanding", "-fno-builtin", "-mbulk-memory"])],
    ),
    // What the module answers: a session file in, what came of it out. Pure, and compiled both ways.
    .target(
      name: "SessionAnswer",
      dependencies: [
        .product(name: "PickerEvents", package: "picker-log"),
        .product(name: "PickerProjection", package: "picker-log"),
      ],
      swiftSettings: strict,
    ),
    // The module: SessionAnswer behind three functions of C.
    .executableTarget(
      name: "PickerModule",
      dependencies: ["CModuleRuntime", "SessionAnswer"],
      swiftSettings: strict,
      linkerSettings: [.unsafeFlags(module)],
    ),
    // The same for the machine that it is built on, to compare with.
    .executableTarget(name: "answer", dependencies: ["SessionAnswer"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
)
