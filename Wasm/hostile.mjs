// Files that nobody should write: what a reader must answer with words.

/** A small generator of numbers below a bound; the same seed gives the same ones. */
export function chance(seed) {
  let state = BigInt(seed);
  return (bound) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number((state >> 33n) % BigInt(bound));
  };
}

const text = (string) => Buffer.from(string, "utf8");

/** Names with bytes, and whether each must be told to be at fault. */
export function hostileFiles(seed, samples) {
  const random = chance(seed);
  const noise = (count) => Buffer.from(Array.from({ length: count }, () => random(256)));
  const opened = '{"event":"opened","config":{"mode":"multiple"},"items":["a","b"]}\n';
  const files = [
    ["empty", Buffer.alloc(0), false],
    ["only-line-feeds", text("\n".repeat(10_000)), false],
    ["noise", noise(65_536), true],
    ["zeros", Buffer.alloc(100_000), true],
    ["not-utf8", Buffer.concat([text(opened + '{"event":"tapped","item":"'), Buffer.from([0xc3, 0x28]), text('"}\n')]), true],
    ["huge-line", text(opened + '{"event":"tapped","item":"' + "x".repeat(8_000_000)), true],
    ["huge-name", text(opened + '{"event":"tapped","item":"' + "x".repeat(8_000_000) + '"}\n'), false],
    ["huge-key", text(opened + `{"event":"tapped","${"k".repeat(1_000_000)}":1}`), true],
    ["many-items", text(`{"event":"opened","items":[${Array.from({ length: 50_000 }, (_, n) => `"item ${n}"`)}]}\n{"event":"tapped","item":"item 49999"}\n`), false],
    ["deep-list", text(opened + '{"expect":{"selected":' + "[".repeat(200_000)), true],
    ["deep-object", text(opened + '{"event":'.repeat(200_000)), true],
    ["half", text(opened + '{"event":"tapped","it'), true],
    ["lone-surrogate", text(opened + '{"event":"tapped","item":"\\uD800"}\n'), true],
    ["no-opening", text('{"event":"tapped","item":"a"}\n{"expect":{}}\n'), true],
    ["number-with-exponent", text('{"event":"opened","config":{"max":1e999},"items":[]}\n'), true],
    ["number-beyond-64-bits", text(`{"event":"opened","config":{"max":${"9".repeat(100_000)}},"items":[]}\n`), true],
    ["other-engine", text('{"event":"opened","engine":"9223372036854775807","items":["a"]}\n{"event":"tapped","item":"a"}\n'), false],
    ["after-a-refusal", text('{"event":"opened","config":{"min":2,"max":1},"items":["a"]}\n{"event":"tapped","item":"a"}\n'), true],
    ["many-faults", text((opened + "}\n").repeat(1_000)), true],
    ["carriage-returns", text("\uFEFF" + opened.replaceAll("\n", "\r\n") + '{"event":"tapped","item":"a"}\r\n'), false],
  ].map(([name, bytes, isFault]) => [`hostile-${name}.picker.ndjson`, bytes, isFault]);
  // Files of people, cut off and damaged.
  for (let number = 0; number < 200; number++) {
    const sample = samples[random(samples.length)];
    const bytes = Buffer.from(sample);
    if (number % 2 === 0) {
      files.push([`cut-${number}.picker.ndjson`, bytes.subarray(0, random(bytes.length)), undefined]);
    } else {
      for (let count = 1 + random(8); count > 0; count--) bytes[random(bytes.length)] = random(256);
      files.push([`damaged-${number}.picker.ndjson`, bytes, undefined]);
    }
  }
  return files;
}
