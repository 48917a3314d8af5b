// Runs a scene of the module and prints what it prints. For node 18 and later.
// Usage: node run.mjs MODULE slide_buttons|motion STEPS_PER_SECOND
import { readFileSync, writeSync } from "node:fs";

const [file, scene, rate] = process.argv.slice(2);
const output = { 1: [], 2: [] };
let memory;

/** Prints everything; a single write may take less than it was given. */
function flush() {
  for (const stream of [1, 2]) {
    const bytes = Buffer.concat(output[stream]);
    for (let at = 0; at < bytes.length; ) at += writeSync(stream, bytes, at);
  }
}

const host = {
  write(stream, text, size) {
    output[stream].push(Buffer.from(memory.buffer.slice(text, text + size)));
  },
  exit(status) {
    flush();
    process.exit(status);
  },
};

const module = new WebAssembly.Module(readFileSync(file));
const needed = WebAssembly.Module.imports(module).map((i) => `${i.module}.${i.name}`);
const instance = new WebAssembly.Instance(module, { host });
memory = instance.exports.memory;

let status = instance.exports.run(scene === "motion" ? 1 : 0, Number(rate));
if (needed.some((name) => name !== "host.write" && name !== "host.exit")) {
  console.error(`the module needs ${needed}`);
  status = 1;
}
if (instance.exports.blocks() !== 0) {
  console.error(`${instance.exports.blocks()} blocks of memory were not given back`);
  status = 1;
}
flush();
process.exit(status);
