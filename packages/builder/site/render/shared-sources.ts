import type { ImageSize } from "../../content/index.ts";
import { decodeText } from "../../source/source-text.ts";
import type { SourceTree } from "../../source/tree/source-tree.ts";
import { shownSize } from "../statics/shown-size.ts";

/** Texts that are kept. */
const textsMost = 2000;

/** What many pages read of a tree, read once. */
export class SharedSources {
  readonly #tree: SourceTree;
  readonly #texts = new Map<string, string>();
  readonly #imageSizes = new Map<string, ImageSize | null>();

  constructor(tree: SourceTree) {
    this.#tree = tree;
  }

  /** Size at which a picture of the tree shows by itself; null where that is not known. */
  imageSize(path: string): ImageSize | null {
    let size = this.#imageSizes.get(path);
    if (size === undefined) {
      size = shownSize(path, this.#tree.read(path));
      this.#imageSizes.set(path, size);
    }
    return size;
  }

  /** Text of a snippet. */
  text(path: string): string {
    const known = this.#texts.get(path);
    if (known !== undefined) return known;
    const text = decodeText(this.#tree.read(path));
    if (this.#texts.size < textsMost) this.#texts.set(path, text);
    return text;
  }
}
