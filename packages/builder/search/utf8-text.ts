const encoder = new TextEncoder();

/** A text as bytes, which are read in a fraction of the time that the characters of a string take. Used for text after text. */
export class Utf8Text {
  /** The text in UTF-8, a zero behind it, and after that what is left of others. */
  bytes: Uint8Array = new Uint8Array(1 << 14);
  /** How many bytes are the text's. As many as it has characters where it is ASCII. */
  length = 0;

  set(text: string): void {
    if (text.length * 3 >= this.bytes.length) this.bytes = new Uint8Array(text.length * 4);
    this.length = encoder.encodeInto(text, this.bytes).written;
    this.bytes[this.length] = 0;
  }
}
