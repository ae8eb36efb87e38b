import { createHmac, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

/**
 * `lec_`, 32 random base62 characters (190 bits) and 6 base62 characters of the CRC32 over what precedes: a mistyped key is
 * refused without asking the database, and scanners for leaked secrets recognise a key by itself.
 */
const keyPrefix = "lec_";
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const randomLength = 32;
const checksumLength = 6;
const keyPattern = new RegExp(`^${keyPrefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`);

/** A new key. It is shown once; only its hash is kept. */
export function generateKey(): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join("");
  return keyPrefix + random + checksum(keyPrefix + random);
}

/** Whether the text has a key's form and its checksum fits; says nothing about whether it exists. */
export function isWellFormedKey(text: string): boolean {
  return keyPattern.test(text) && text.endsWith(checksum(text.slice(0, -checksumLength)));
}

/** HMAC-SHA-256 under the server's pepper, hexadecimal: what is stored, useless without the pepper. */
export function hashKey(pepper: Buffer, key: string): string {
  return createHmac("sha256", pepper).update(key).digest("hex");
}

/** The parts of a key that may be shown and stored. */
export function displayParts(key: string): { prefix: string; suffix: string } {
  return { prefix: key.slice(0, 8), suffix: key.slice(-4) };
}

/** How a key is named on screens and in the audit log. */
export function displayOf(key: { prefix: string; suffix: string }): string {
  return `${key.prefix}…${key.suffix}`;
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let i = 0; i < checksumLength; i++) {
    digits = alphabet[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
