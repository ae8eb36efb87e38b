import { hash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";

const headBytes = 32;

/**
 * Plain data in a file that begins with its own SHA-256: what was cut short or damaged reads as null. The file is
 * replaced as a whole.
 */
export function readSealed(path: string): unknown {
  return unseal(path, deserialize);
}

export function writeSealed(path: string, value: unknown): void {
  seal(path, serialize(value));
}

/** The same as JSON, which is read faster where the data is large and simple; parsed when it is asked for. */
export function readSealedJson(path: string): (() => unknown) | null {
  return unseal(path, (body) => () => JSON.parse(body.toString()) as unknown) as (() => unknown) | null;
}

export function writeSealedJson(path: string, value: unknown): void {
  seal(path, Buffer.from(JSON.stringify(value)));
}

function unseal(path: string, read: (body: Buffer) => unknown): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return null;
  }
  const body = bytes.subarray(headBytes);
  if (bytes.length < headBytes || !hash("sha256", body, "buffer").equals(bytes.subarray(0, headBytes))) return null;
  try {
    return read(body);
  } catch {
    return null;
  }
}

function seal(path: string, body: Buffer): void {
  const temporary = `${path}.${process.pid}.part`;
  try {
    writeFileSync(temporary, Buffer.concat([hash("sha256", body, "buffer"), body]));
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
