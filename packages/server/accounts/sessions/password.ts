import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** scrypt as OWASP recommends it for 32 MiB: about a tenth of a second for each of the three passes. */
const cost = { N: 2 ** 15, r: 8, p: 3 };
const hashBytes = 32;

/**
 * Hashes a password for storage: `scrypt$N$r$p$salt$hash`, so that the cost can be raised later. The password is read in
 * Unicode's NFKC form: the same characters typed on another keyboard are the same password.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/**
 * Whether the password is the one that was hashed. Without a stored hash the answer is no and takes as long, so that time
 * does not tell who has an account.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = "", hash = ""] = (stored ?? absent).split("$");
  const expected = Buffer.from(hash, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(actual, expected) && stored !== null;
}

const absent = [
  "scrypt",
  cost.N,
  cost.r,
  cost.p,
  "AAAAAAAAAAAAAAAAAAAAAA",
  Buffer.alloc(hashBytes).toString("base64url"),
].join("$");

function derive(password: string, salt: Buffer, { N, r, p }: { N: number; r: number; p: number }): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, hashBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
