const pattern = /^[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;

/** Longest key; well below the 1,024 bytes of S3 and the path limits of file systems. */
const longestKey = 512;

/** Whether the text is a key of a blob store: segments of `[A-Za-z0-9._-]`, none of them `.` or `..`. */
export function isBlobKey(text: string): boolean {
  return (
    text.length <= longestKey && pattern.test(text) && !text.split("/").some((part) => part === "." || part === "..")
  );
}

/** @throws RangeError for what is not a key, before it reaches a path or an address. */
export function checkBlobKey(key: string): string {
  if (!isBlobKey(key)) throw new RangeError(`Not a key of the blob store: ${JSON.stringify(key.slice(0, 100))}`);
  return key;
}
