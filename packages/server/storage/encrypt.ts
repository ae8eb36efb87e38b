import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const version = "v1";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text with AES-256-GCM.
 * @param key 32 bytes
 * @param context what the text belongs to, for example `project:prj_…`; a sealed text moved elsewhere does not open
 * @returns `v1.` and base64url of nonce, tag and ciphertext
 */
export function seal(key: Buffer, text: string, context: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString("base64url")}`;
}

/**
 * Opens what `seal` made.
 * @throws when key or context are others, or a single bit was changed.
 */
export function unseal(key: Buffer, sealed: string, context: string): string {
  const [format, body] = sealed.split(".", 2);
  if (format !== version || !body) throw new Error("The sealed text has a format that this program does not know");
  const bytes = Buffer.from(body, "base64url");
  if (bytes.length < nonceBytes + tagBytes) throw new Error("The sealed text is too short");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return text.toString("utf8");
}
