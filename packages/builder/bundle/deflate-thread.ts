/** The program of a thread that compresses what lies in shared memory: `DeflateBeside` runs it. */
import { parentPort, workerData } from "node:worker_threads";
import { deflateRawSync, type ZlibOptions } from "node:zlib";

/** Pieces to compress, by where they begin and end. */
export interface DeflateTask {
  memory: SharedArrayBuffer;
  pieces: readonly (readonly [from: number, to: number])[];
}

/** Compressed pieces one behind the other, and where each ends. */
export interface DeflateAnswer {
  bytes: ArrayBuffer;
  ends: number[];
}

const options = workerData as ZlibOptions;

parentPort?.on("message", ({ memory, pieces }: DeflateTask) => {
  const blocks = pieces.map(([from, to]) => deflateRawSync(new Uint8Array(memory, from, to - from), options));
  const ends: number[] = [];
  for (const { byteLength } of blocks) ends.push((ends.at(-1) ?? 0) + byteLength);
  const bytes = new Uint8Array(ends.at(-1) ?? 0);
  for (const [index, block] of blocks.entries()) bytes.set(block, ends[index - 1] ?? 0);
  parentPort?.postMessage({ bytes: bytes.buffer, ends } satisfies DeflateAnswer, [bytes.buffer]);
});
