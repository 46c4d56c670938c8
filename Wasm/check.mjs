// node check.mjs MODULE SCENARIOS RANDOM ANSWER
//
// Plays every session file of the folders SCENARIOS and RANDOM and a few hundred hostile files in
// the module, and by the program ANSWER on this machine, and compares the two byte for byte. Then
// looks after the module's memory, and prints its size. Ends with 1 at the first difference.
import { execFileSync } from "node:child_process";
import { webcrypto } from "node:crypto";
import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { chance, hostileFiles } from "./hostile.mjs";
import { Picker } from "./picker.mjs";

// Node 18, which Debian 12 has, keeps it to itself.
globalThis.crypto ??= webcrypto;

const [modulePath, scenarios, random, program] = process.argv.slice(2);
const seed = Number(process.env.SEED ?? 20260301);

class Difference extends Error {}

function expect(holds, words) {
  if (!holds) throw new Difference(words);
}

const linesOf = (bytes) => Buffer.from(bytes).toString("utf8").split("\n");

/** Throws with the place of the first line that differs. */
function compare(name, expected, found) {
  if (Buffer.compare(expected, found) === 0) return;
  const [wanted, given] = [linesOf(expected), linesOf(found)];
  const line = wanted.findIndex((text, place) => text !== given[place]);
  const place = line < 0 ? wanted.length : line;
  throw new Difference(
    `${name}: line ${place + 1} of the answer differs\n  expected ${wanted[place] ?? "no line"}` +
      `\n  found    ${given[place] ?? "no line"}`);
}

const read = (folder) =>
  readdirSync(folder).filter((name) => name.endsWith(".picker.ndjson")).sort()
    .map((name) => [name, readFileSync(join(folder, name))]);

/** The answers of the native program, by the names of the files. */
function native(files, folder) {
  const [input, output] = [join(folder, "input"), join(folder, "output")];
  mkdirSync(input);
  mkdirSync(output);
  for (const [name, bytes] of files) writeFileSync(join(input, name), bytes);
  execFileSync(program, [output, ...files.map(([name]) => join(input, name))], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  return new Map(files.map(([name]) => [name, readFileSync(join(output, name))]));
}

/** What the last line of an answer counts. */
function countsOf(name, answer) {
  const last = linesOf(answer).at(-2) ?? "";
  const { counts } = JSON.parse(last);
  expect(counts, `${name}: the answer ends without counts: ${last}`);
  return counts;
}

/** Plays files in the module and compares; gives the sums of what was counted. */
function play(picker, files, answers) {
  const sums = { files: 0 };
  for (const [name, bytes] of files) {
    const answer = picker.answer(name, bytes);
    compare(name, answers.get(name), answer);
    sums.files += 1;
    for (const [key, count] of Object.entries(countsOf(name, answer))) {
      sums[key] = (sums[key] ?? 0) + count;
    }
  }
  return sums;
}

/** No claim fails, no record differs, and every line can be read. */
function checkClaims(files, answers) {
  for (const [name] of files) {
    for (const line of linesOf(answers.get(name))) {
      if (!line.startsWith('{"line":')) continue;
      const { claim, fault, misplaced, differs } = JSON.parse(line);
      expect(!(claim || fault || misplaced || differs), `${name}: ${line}`);
    }
  }
}

/** The lines of a file that this machine recorded are those that the module computes. */
function checkRecord(files, answers) {
  for (const [name, bytes] of files) {
    const recorded = linesOf(bytes).filter((line) => line.includes('"receipt":'));
    const played = linesOf(answers.get(name)).filter((line) => line.startsWith('{"event":'));
    compare(name, Buffer.from(recorded.join("\n")), Buffer.from(played.join("\n")));
  }
}

/** A thousand runs leave the memory as the first ones did. */
function checkMemory(picker, files) {
  for (const [name, bytes] of files) picker.answer(name, bytes);
  const before = picker.memory;
  const runs = 1_000;
  for (let run = 0; run < runs; run++) picker.answer(...files[run % files.length]);
  const after = picker.memory;
  expect(after.used === before.used,
    `memory: ${runs} runs left ${after.used - before.used} bytes behind`);
  expect(after.size === before.size,
    `memory: grew by ${after.size - before.size} bytes in ${runs} runs`);
  console.log(
    `memory: ${runs} runs, ${after.used} bytes in use before and after, ${after.size} in all`);
}

/** Blocks of all lengths, given and taken in any order, keep what is written and do not meet. */
function checkBlocks(picker) {
  const next = chance(seed);
  const { memory, picker_alloc, picker_free } = picker.exports;
  const { used } = picker.memory;
  const blocks = [];
  let given = 0;
  const release = (block) => {
    const bytes = new Uint8Array(memory.buffer, block.address, block.length);
    expect(bytes.every((byte) => byte === block.mark),
      `memory: a block of ${block.length} bytes was written over (seed ${seed})`);
    picker_free(block.address);
  };
  for (let step = 0; step < 40_000; step++) {
    if (blocks.length > 0 && next(100) < (blocks.length > 400 ? 60 : 45)) {
      const [block] = blocks.splice(next(blocks.length), 1);
      release(block);
      continue;
    }
    const length = next(10) === 0 ? next(200_000) : next(3_000);
    const alignment = 1 << next(13);
    const address = picker_alloc(length, alignment);
    expect(address > 0 && address % alignment === 0 && address % 16 === 0,
      `memory: a block of ${length} bytes at ${address}, asked for a multiple of ${alignment}`);
    const mark = next(256);
    new Uint8Array(memory.buffer, address, length).fill(mark);
    blocks.push({ address, length, mark });
    given += 1;
  }
  for (const block of blocks) release(block);
  expect(picker.memory.used === used, "memory: blocks were taken back, and bytes are missing");
  expect(picker_alloc(0xffff_ffff, 1) === 0, "memory: there cannot be room for 4 GB");
  console.log(`memory: ${given} blocks given and taken back (seed ${seed})`);
}

function checkImports(module) {
  const names = (list) => list.map(({ name }) => name).join(" ");
  const imports = names(WebAssembly.Module.imports(module));
  expect(imports === "arc4random_buf", `the module wants more of its host: ${imports}`);
  console.log(`exports: ${names(WebAssembly.Module.exports(module))}`);
}

async function run(folder) {
  const bytes = readFileSync(modulePath);
  const module = await WebAssembly.compile(bytes);
  checkImports(module);
  const written = read(scenarios);
  const recorded = read(random);
  const hostile = hostileFiles(seed, written.map(([, file]) => file));
  expect(written.length > 0 && recorded.length > 0, "no session files found");
  const answers = native([...written, ...recorded, ...hostile], folder);
  const timed = (words, files) => {
    const begun = performance.now();
    const sums = play(picker, files, answers);
    const took = (performance.now() - begun).toFixed(0);
    console.log(`${words}: ${Object.entries(sums).map(([k, n]) => `${n} ${k}`).join(", ")}; ${took} ms`);
    return sums;
  };

  let picker = await Picker.load(module);
  const sums = timed("scenarios", written);
  checkClaims(written, answers);
  expect(sums.sessions > 0 && sums.claims > 0 && sums.refused > 0, "too little was played");

  const made = timed("random sessions", recorded);
  checkClaims(recorded, answers);
  checkRecord(recorded, answers);
  expect(made.events > 0 && made.refused > 0, "too little was played");

  const bad = timed(`hostile files (seed ${seed})`, hostile);
  for (const [name, , isFault] of hostile) {
    if (isFault === undefined) continue;
    const { faults } = countsOf(name, answers.get(name));
    expect(faults > 0 === isFault, `${name}: ${faults} faults were told`);
  }
  expect(bad.faults > 0, "no fault was told");

  // Tables of Swift have another order in each instance; nothing may follow it.
  picker = await Picker.load(module);
  timed("once more, in fresh memory", [...written, ...recorded]);
  checkMemory(picker, written);
  checkBlocks(picker);

  const zipped = gzipSync(bytes, { level: 9 }).length;
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;
  console.log(`size: ${bytes.length} bytes, ${zipped} with gzip, ${brotli} with brotli`);
}

const folder = mkdtempSync(join(tmpdir(), "picker-wasm-"));
try {
  await run(folder);
} catch (error) {
  if (!(error instanceof Difference)) console.error(String(error.stack).slice(0, 2000));
  else console.error(`check-wasm: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
