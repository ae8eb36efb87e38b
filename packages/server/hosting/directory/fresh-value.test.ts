import assert from "node:assert/strict";
import { test } from "node:test";
import { FreshValue } from "./fresh-value.ts";

/** A source whose reads end when the test says so. */
function source() {
  const reads: { resolve(value: number): void; reject(error: Error): void }[] = [];
  const read = () => new Promise<number>((resolve, reject) => reads.push({ resolve, reject }));
  return { reads, read };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("whoever asks while a read runs gets a later one, and all of them the same", async () => {
  const { reads, read } = source();
  const value = new FreshValue(read, 60_000);
  const first = value.get();
  const later = [value.get(), value.get(), value.get()];
  assert.equal(reads.length, 1);
  reads[0]?.resolve(1);
  assert.equal(await first, 1);
  await turn();
  assert.equal(reads.length, 2);
  reads[1]?.resolve(2);
  assert.deepEqual(await Promise.all(later), [2, 2, 2]);
  const last = value.get();
  assert.equal(reads.length, 3, "nothing is remembered for whoever asks afterwards");
  reads[2]?.resolve(3);
  assert.equal(await last, 3);
});

test("a source that is away or slow leaves the last value in force", async () => {
  const { reads, read } = source();
  const value = new FreshValue(read, 1);
  const first = value.get();
  reads[0]?.reject(new Error("away"));
  await assert.rejects(first, /away/);
  const second = value.get();
  reads[1]?.resolve(2);
  assert.equal(await second, 2);
  const third = value.get();
  reads[2]?.reject(new Error("away"));
  assert.equal(await third, 2);
  assert.equal(await value.get(), 2, "slow: the read has not ended");
  reads[3]?.resolve(4);
  await turn();
});
