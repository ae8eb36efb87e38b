/** A path, fragment or name with its percent-encoding undone; as it is written where that is malformed. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
