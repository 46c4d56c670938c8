internal import CFaultVFS
internal import Synchronization

/// A layer under a log's file that fails when told to, and that knows what a power cut leaves.
///
/// It must live longer than the stores that are opened through it.
@safe package final class FaultVFS {
  /// What SQLite knows it by.
  package let name: String
  private let pointer: OpaquePointer

  private static let made = Atomic(0)

  /// Registers a layer.
  ///
  /// - Parameter keepsDisk: Whether it follows what a disk holds, for `cutPower`.
  package init(keepsDisk: Bool = false) {
    name = "fault-\(Self.made.wrappingAdd(1, ordering: .relaxed).newValue)"
    // The name is copied.
    guard let pointer = unsafe fault_vfs_open(name, keepsDisk ? 1 : 0) else {
      preconditionFailure("no memory for a layer")
    }
    unsafe self.pointer = pointer
  }

  deinit { unsafe fault_vfs_close(pointer) }

  /// Counts calls from now on, and fails one, or that and all after it.
  ///
  /// - Parameters:
  ///   - fault: What befalls the call, and which calls are counted.
  ///   - call: The number of the call, from 1.
  package func arm(_ fault: Fault, at call: Int) {
    unsafe fault_vfs_arm(
      pointer, fault.calls.rawValue, Int64(call), fault.number, fault.repeats ? 1 : 0)
  }

  /// Lets all calls through from now on.
  package func disarm() {
    unsafe fault_vfs_arm(pointer, 0, 0, 0, 0)
  }

  /// How many of the armed kinds of call came.
  package var calls: Int { unsafe Int(fault_vfs_count(pointer).calls) }

  /// How many of them were failed.
  package var hits: Int { unsafe Int(fault_vfs_count(pointer).hits) }

  /// What the first and the last of them answered, as SQLite's extended result codes.
  package var codes: [Int32] {
    let count = unsafe fault_vfs_count(pointer)
    return [count.code, count.last_code]
  }

  /// Writes what a disk may hold if the power went now.
  ///
  /// - Parameters:
  ///   - seed: What decides which of the unsynced changes are there.
  ///   - folder: An empty folder.
  /// - Returns: How many files there are.
  package func cutPower(seed: UInt64, into folder: LogFolder) -> Int {
    // The path is used within the call only.
    let files = unsafe fault_vfs_cut(pointer, seed, folder.path)
    precondition(files >= 0, "the disk after the cut could not be written")
    return Int(files)
  }
}
