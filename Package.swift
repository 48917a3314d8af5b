// swift-tools-version: 6.3
// The architecture of Sidle: which module may use which. Arrows point only to modules listed
// above the one that imports them; nothing else checks this, so keep the list in order.
import PackageDescription

/// Settings of the modules that make up the C library. With the trait `Embedded` they are compiled
/// as Embedded Swift without any allocation by the compiler; without it, as ordinary Swift.
let engine: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableExperimentalFeature("Embedded", .when(traits: ["Embedded"])),
  .enableExperimentalFeature("RawLayout"),
  .unsafeFlags(
    // Without errno, a square root is one instruction and no call into the maths library.
    ["-wmo", "-Xcc", "-fno-math-errno", "-no-allocations"],
    .when(traits: ["Embedded"])),
]
let hosted: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let cWarnings: [CSetting] = [
  .headerSearchPath("../../include"),
  .unsafeFlags(["-std=c11", "-Wall", "-Wextra", "-Wshadow", "-Wstrict-prototypes", "-Werror"]),
]

let package = Package(
  name: "sidle",
  products: [
    .library(name: "sidle-static", type: .static, targets: ["SidleC"]),
    .executable(name: "sidle", targets: ["sidle"]),
  ],
  traits: [
    .trait(
      name: "Embedded", description: "Compile the engine as Embedded Swift, as it is installed.")
  ],
  targets: [
    // Headers of the C side.
    .systemLibrary(name: "CSidle", path: "include"),
    .systemLibrary(name: "CLibc"),
    .systemLibrary(
      name: "CLua", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"])]),

    // The engine.
    .target(name: "SidleUnits", swiftSettings: engine),
    .target(name: "SidleMotion", dependencies: ["SidleUnits"], swiftSettings: engine),
    .target(name: "SidleGesture", dependencies: ["SidleUnits"], swiftSettings: engine),
    .target(
      name: "SidleControls", dependencies: ["SidleUnits", "SidleMotion", "SidleGesture"],
      swiftSettings: engine),
    .target(
      name: "SidleStage",
      dependencies: ["SidleUnits", "SidleMotion", "SidleGesture", "SidleControls"],
      swiftSettings: engine),
    .target(
      name: "SidleC", dependencies: ["SidleStage", "CSidle", "CLibc"], swiftSettings: engine),

    // The doors.
    .target(name: "CSidleLua", dependencies: ["CSidle", "CLua"], cSettings: cWarnings),
    .target(
      name: "CSidleHost", dependencies: ["CSidleLua", "CLua"], cSettings: cWarnings,
      linkerSettings: [.linkedLibrary("edit")]),
    .executableTarget(
      name: "sidle",
      // SidleUnits and SidleGesture for differences of times and the speed of recorded contacts: the
      // engine's own rules, and no second ones.
      dependencies: ["SidleUnits", "SidleGesture", "SidleC", "CSidle", "CSidleHost"],
      swiftSettings: hosted),

    // Tests.
    .testTarget(name: "SidleUnitsTests", dependencies: ["SidleUnits"], swiftSettings: hosted),
    .testTarget(
      name: "SidleMotionTests", dependencies: ["SidleUnits", "SidleMotion"],
      swiftSettings: hosted),
    .testTarget(
      name: "SidleGestureTests", dependencies: ["SidleUnits", "SidleGesture"],
      swiftSettings: hosted),
    .testTarget(
      name: "SidleControlsTests",
      dependencies: ["SidleUnits", "SidleMotion", "SidleGesture", "SidleControls"],
      swiftSettings: hosted),
    .testTarget(
      name: "SidleStageTests",
      dependencies: ["SidleUnits", "SidleMotion", "SidleGesture", "SidleControls", "SidleStage"],
      swiftSettings: hosted),
    .testTarget(
      name: "SidleCTests", dependencies: ["SidleC", "CSidle"], swiftSettings: hosted),
    .testTarget(name: "SidleTests", dependencies: ["SidleUnits", "sidle"], swiftSettings: hosted),
  ]
)
