internal import PickerEvents

/// Writes a session as a scenario file, with what the reference model says as its claims.
public enum ScenarioText {
  /// Writes a session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - remarks: What is said of it in front, line by line.
  ///   - text: How texts are folded and counted.
  /// - Returns: The lines of the file.
  public static func bytes(
    of session: PlayableSession, remarks: [String], text: ReferenceText,
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for remark in remarks.flatMap({ $0.split(separator: "\n") }) {
      bytes += Array("# \(remark)\n".utf8)
    }
    write(SessionStep(.opened(session.opening), at: .start), to: &bytes)
    var model: ReferenceModel
    do throws(ReferenceRefusal) {
      model = try ReferenceModel(session.opening, text: text)
    } catch {
      if error.code == .badConfiguration {
        SessionFileWriter.write(
          expectation: [
            JSONMember("outcome", .text("rejected")),
            JSONMember("reason", .text("badConfiguration")),
          ], to: &bytes)
      }
      return bytes
    }
    for (place, step) in session.steps.enumerated() {
      write(step, to: &bytes)
      model.play(step)
      let isLast = place == session.steps.count - 1
      claim(isLast ? ReadOut.allCases : [.outcome, .reason, .selected], model, &bytes)
    }
    return bytes
  }

  /// Writes one event as somebody writes it by hand, with its time.
  private static func write(_ step: SessionStep, to bytes: inout [UInt8]) {
    bytes += SessionFileWriter.canonicalBytes(of: step.event).dropLast()
    bytes += Array(",\"ts\":\"\(step.time.rfc3339)\"".utf8)
    // A record needs a receipt too; that of no state is as good as any, and says that it is none.
    switch step.verdict {
    case nil: break
    case .accepted: bytes += Array(",\"outcome\":\"accepted\",\(noReceipt)".utf8)
    case .rejected(let reason):
      bytes += Array(
        ",\"outcome\":\"rejected\",\"reason\":\"\(reason.name)\",\(noReceipt)".utf8)
    }
    bytes += Array("}\n".utf8)
  }

  private static let noReceipt = "\"receipt\":\"0000000000000000\""

  private static func claim(
    _ readOuts: [ReadOut], _ model: ReferenceModel, _ bytes: inout [UInt8],
  ) {
    var claims: [JSONMember] = []
    for readOut in readOuts {
      guard let value = model.value(of: readOut) else { continue }
      // Of an event that was accepted no reason can be claimed, and of no note nothing.
      if value == .null && (readOut == .reason || readOut == .note) { continue }
      claims.append(JSONMember(ExactText(readOut.name), value))
    }
    SessionFileWriter.write(expectation: claims, to: &bytes)
  }
}
