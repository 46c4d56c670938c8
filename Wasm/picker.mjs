// The module as JavaScript sees it, in a browser or under node: a session file in, the lines of the
// answer out. It needs nothing but WebAssembly and a source of random bytes.

/** Fills memory of the module with chance: what Swift's tables are seeded by. */
function chance(memory) {
  return (address, count) => {
    const most = 65536;
    for (let start = 0; start < count; start += most) {
      const room = new Uint8Array(memory().buffer, address + start, Math.min(most, count - start));
      globalThis.crypto.getRandomValues(room);
    }
  };
}

export class Picker {
  #module;
  #exports;

  /** Takes the bytes of the module, or a `WebAssembly.Module`. */
  static async load(source) {
    const module =
      source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
    const picker = new Picker();
    picker.#module = module;
    picker.#start();
    return picker;
  }

  #start() {
    const memory = () => this.#exports.memory;
    const imports = { env: { arc4random_buf: chance(memory) } };
    this.#exports = new WebAssembly.Instance(this.#module, imports).exports;
  }

  /** How many bytes of its memory the module uses, and how many it has. */
  get memory() {
    const { memory, picker_bytes_in_use } = this.#exports;
    return { used: picker_bytes_in_use(), size: memory.buffer.byteLength };
  }

  /** The functions of the module, for whoever looks after its memory. */
  get exports() {
    return this.#exports;
  }

  /**
   * Plays a session file (bytes or a text) and gives the bytes of the answer: lines of JSON.
   * Throws an `Error` where the file needs more memory than there is; the next file can be played
   * all the same.
   */
  answer(name, file) {
    const encoder = new TextEncoder();
    try {
      return this.#answer(
        encoder.encode(name), typeof file === "string" ? encoder.encode(file) : file);
    } catch (error) {
      // What ran into a trap is left as it was; the next call begins in fresh memory.
      this.#start();
      throw new Error(
        `${name}: the module gave up on ${file.length} bytes (${error.message}); play a part of it`);
    }
  }

  #answer(name, file) {
    const { picker_answer, picker_alloc, picker_free } = this.#exports;
    const give = (bytes) => {
      const address = picker_alloc(bytes.length, 1);
      if (address === 0) throw new Error("no memory");
      new Uint8Array(this.#exports.memory.buffer, address >>> 0, bytes.length).set(bytes);
      return address;
    };
    const nameAddress = give(name);
    const fileAddress = give(file);
    const block = picker_answer(nameAddress, name.length, fileAddress, file.length);
    picker_free(fileAddress);
    picker_free(nameAddress);
    if (block === 0) throw new Error("no memory");
    const { buffer } = this.#exports.memory;
    const length = new DataView(buffer).getUint32(block >>> 0, true);
    const answer = new Uint8Array(buffer, (block >>> 0) + 4, length).slice();
    picker_free(block);
    return answer;
  }
}
